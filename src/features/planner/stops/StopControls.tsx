import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { scrollerOf } from '#ui/reorder/scroller.ts';
import type { Reorder } from '#ui/reorder/use-reorder.ts';
import type { PlannerState } from '../planner-context.ts';
import styles from './StopControls.module.css';

interface Props extends Pick<PlannerState, 'move' | 'remove'> {
	stopId: string;
	name: string;
	/** Among all stops, from 0. */
	index: number;
	isLast: boolean;
	isAdding: boolean;
}

/** The grip for dragging a stop. */
export function Grip({ name, ...grip }: { name: string } & ReturnType<Reorder['grip']>) {
	return (
		<Button
			kind="quiet"
			iconOnly
			data-grip
			aria-label={`Move ${name}`}
			aria-describedby="grip-hint"
			{...grip}
		>
			<Icon of={GripVertical} />
		</Button>
	);
}

/** A stop's buttons in edit mode: up, down, remove. During an add, nothing can be removed. */
export const StopControls = memo(function StopControls(props: Props) {
	const { stopId, name, index, isLast, isAdding, move, remove } = props;
	const whyNot = useId();
	const isFirst = index === 0;
	const removeHere = (button: HTMLElement) => {
		if (moveFocus(button)) remove(stopId);
		else {
			flushSync(() => remove(stopId));
			document.querySelector<HTMLElement>('[data-add-stop]')?.focus();
		}
	};
	return (
		<div className={styles.controls}>
			<Button
				iconOnly
				aria-label={`Move ${name} up`}
				disabled={isFirst}
				onClick={({ currentTarget }) => keepInPlace(currentTarget, () => move(stopId, index - 1))}
			>
				<Icon of={ArrowUp} />
			</Button>
			<Button
				iconOnly
				aria-label={`Move ${name} down`}
				disabled={isLast}
				onClick={({ currentTarget }) => keepInPlace(currentTarget, () => move(stopId, index + 1))}
			>
				<Icon of={ArrowDown} />
			</Button>
			<Button
				kind="danger"
				data-remove
				aria-label={`Remove ${name}`}
				aria-describedby={isAdding ? whyNot : undefined}
				disabled={isAdding}
				// The second of two taps would land on the next stop, which has just moved here.
				onClick={({ currentTarget, detail }) => detail < 2 && removeHere(currentTarget)}
			>
				<Icon of={Trash2} />
				Remove
			</Button>
			{isAdding && (
				<span id={whyNot} hidden>
					Finish adding before you remove a stop.
				</span>
			)}
		</div>
	);
});

/** Changes the list and scrolls so that the pressed button stays under the finger, ready for another press. */
function keepInPlace(button: HTMLElement, change: () => void) {
	const before = button.getBoundingClientRect().top;
	flushSync(change);
	scrollerOf(button).element.scrollTop += button.getBoundingClientRect().top - before;
}

/**
 * Moves the focus to the neighbor's button, so that several stops can be removed in a row; false for the only stop.
 * Done before the removal, because removing the focused element makes the browser lay out the page again.
 */
function moveFocus(button: HTMLElement): boolean {
	const card = button.closest('[data-stop]');
	const [after, before] = [card?.nextElementSibling, card?.previousElementSibling];
	const next = (after ?? before)?.querySelector<HTMLElement>('[data-remove]');
	// The next stop moves to where this one was.
	next?.focus({ preventScroll: Boolean(after) });
	return Boolean(next);
}
