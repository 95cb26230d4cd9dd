import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Stop } from '#domain/trips/trip.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { keepInPlace } from '#ui/reorder/keep-in-place.ts';
import { usePlanner } from './planner.ts';
import styles from './StopControls.module.css';

/** A stop's buttons while stops are edited: up, down, remove. During an add nothing can be removed. */
export function StopControls({ stop, index }: { stop: Stop; index: number }) {
	const { trip, adding, move, remove } = usePlanner();
	const { name } = stop.place;
	const isAdding = adding !== 'no';
	const isFirst = index === 0;
	const isLast = index === trip.stops.length - 1;
	const removeHere = () => {
		const neighbour = trip.stops[index + 1] ?? trip.stops[index - 1];
		flushSync(() => remove(stop.id));
		focusAfterRemoval(neighbour);
	};
	return (
		<div className={styles.controls}>
			<Button
				iconOnly
				aria-label={`Move ${name} up`}
				aria-disabled={isFirst}
				onClick={({ currentTarget }) =>
					!isFirst && keepInPlace(currentTarget, () => move(stop.id, index - 1))
				}
			>
				<Icon of={ArrowUp} />
			</Button>
			<Button
				iconOnly
				aria-label={`Move ${name} down`}
				aria-disabled={isLast}
				onClick={({ currentTarget }) => !isLast && keepInPlace(currentTarget, () => move(stop.id, index + 1))}
			>
				<Icon of={ArrowDown} />
			</Button>
			<Button
				kind="danger"
				data-remove
				aria-label={`Remove ${name}`}
				aria-describedby={isAdding ? 'no-removal' : undefined}
				aria-disabled={isAdding}
				onClick={() => !isAdding && removeHere()}
			>
				<Icon of={Trash2} />
				Remove
			</Button>
		</div>
	);
}

/** The focus goes on to the neighbour's button, so that several can be removed in a row. */
function focusAfterRemoval(neighbour: Stop | undefined) {
	const button = neighbour
		? document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(neighbour.id)}"] [data-remove]`)
		: document.querySelector<HTMLElement>('[data-add-stop]');
	button?.focus();
}
