import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { totalWords } from '#domain/trips/total-words.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import { dragSheet } from './drag-sheet.ts';
import styles from './SheetGrip.module.css';
import { type SheetHeight, stepHeight } from './sheet-heights.ts';

/** The action of a tap at each height. They form a cycle, so that all three can be reached without dragging. */
const taps: Record<SheetHeight, { words: string; to: SheetHeight }> = {
	peek: { words: 'Show map and list', to: 'half' },
	half: { words: 'Show only the list', to: 'full' },
	full: { words: 'Show only the map', to: 'peek' },
};

/**
 * The grip of a phone's sheet, for dragging, tapping or the arrow keys. At the lowest height, only the grip is shown,
 * with one line about the trip.
 */
export function SheetGrip() {
	const { trip, estimate, sheet, setSheet } = usePlanner();
	const wasDragged = useRef(false);
	const { words, to } = taps[sheet];
	const isPeek = sheet === 'peek';
	const press = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
		wasDragged.current = false;
		if (nativeEvent.button !== 0 || !nativeEvent.isPrimary || !currentTarget.parentElement) return;
		dragSheet(currentTarget.parentElement, { from: sheet, press: nativeEvent }, (height) => {
			wasDragged.current = true;
			setSheet(height);
		});
	};
	const step = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
		event.preventDefault();
		setSheet(stepHeight(sheet, event.key === 'ArrowUp' ? 1 : -1));
	};
	return (
		<button
			type="button"
			className={styles.grip}
			aria-describedby="sheet-hint"
			onPointerDown={press}
			onKeyDown={step}
			onClick={() => {
				// A drag by mouse ends in a click.
				if (!wasDragged.current) setSheet(to);
				wasDragged.current = false;
			}}
		>
			<span className={styles.bar} aria-hidden="true" />
			<span className={layout.onlyForReaders}>{isPeek ? `${words}: ` : words}</span>
			{isPeek && (
				<span className={styles.line}>
					<bdi>{tripTitle(trip)}</bdi>
					{trip.stops.length > 0 && <span>{totalWords(trip.stops.length, estimate)}</span>}
				</span>
			)}
			<span id="sheet-hint" hidden>
				Press the up and down arrow keys to raise or lower the list.
			</span>
		</button>
	);
}
