import { memo, useDeferredValue } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { stopInDay } from '#domain/schedule/stop-in-day.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { PinMark } from '#map/Pin.tsx';
import { ArrivalClock, StopTimes } from '#trips/StopTimes.tsx';
import layout from '#ui/layout.module.css';
import type { Reorder } from '#ui/reorder/use-reorder.ts';
import { NoteWords } from '../notes/NoteWords.tsx';
import { pinKind } from '../place-words.ts';
import type { PlannerState } from '../planner-context.ts';
import { TroubleBanner } from '../times/TroubleBanner.tsx';
import { AboveStop } from './AboveStop.tsx';
import styles from './StopCard.module.css';
import { Grip, StopControls } from './StopControls.tsx';
import type { OpenForm } from './StopForm.tsx';
import { StopMore } from './StopMore.tsx';

interface Props
	extends Pick<PlannerState, 'outlook' | 'shownDay' | 'isEditing' | 'choose' | 'move' | 'remove'>,
		Pick<Reorder, 'grip'> {
	stop: Stop;
	/** Index in the trip, from 0. */
	index: number;
	/** The start of the drive here; undefined for the first stop. */
	before: StopPlace | undefined;
	/** The drive here: null if no road goes there, undefined for the first stop. */
	leg: LegDrive | null | undefined;
	/** Why there is no drive. */
	gap: string | undefined;
	/** Index among the stops shown in the list, from 0. */
	row: number;
	isLast: boolean;
	isChosen: boolean;
	/** True while a stop is being added. */
	isAdding: boolean;
	onForm: (form: OpenForm) => void;
}

/**
 * One stop: the leg that leads here, its mark on the line, name, place and times; before a day's first stop, that day's
 * head. Memoized, so that marking a stop renders two cards, not ten.
 */
export const StopCard = memo(function StopCard(props: Props) {
	const { stop, index, outlook, isEditing, isChosen, isLast, isAdding, choose, move, remove } = props;
	// The mark changes at once; the buttons follow.
	const isOpen = useDeferredValue(isChosen);
	const inDay = outlook && stopInDay(outlook, index);
	const times = inDay && { outlook, visit: inDay.visit, lunch: inDay.lunch.there, trouble: inDay.trouble };
	const { place } = stop;
	return (
		<li className={styles.stop} data-stop={stop.id}>
			<AboveStop {...props} inDay={inDay} />
			<div className={styles.rail}>
				<span className={styles.mark} data-mark data-chosen={isChosen || undefined}>
					<PinMark kind={pinKind(place)} number={place.type === 'college' ? index + 1 : undefined} />
				</span>
			</div>
			<div className={styles.body} data-editing={isEditing || undefined}>
				<StopName stop={stop} index={index} isChosen={isChosen} choose={choose} />
				{inDay && <ArrivalClock outlook={inDay.outlook} visit={inDay.visit} />}
				<div className={styles.where}>
					<bdi>{whereWords(place)}</bdi>
					{times && <StopTimes {...times} />}
					<NoteWords note={stop.note} isWhole={isOpen} />
				</div>
				{isEditing && <Grip name={place.name} {...props.grip(stop.id, props.row)} />}
				{isOpen && <StopMore stop={stop} onForm={props.onForm} />}
				{isEditing && (
					<StopControls
						stopId={stop.id}
						name={place.name}
						index={index}
						isLast={isLast}
						isAdding={isAdding}
						move={move}
						remove={remove}
					/>
				)}
			</div>
			{inDay?.trouble && !inDay.isOfEvening && (
				<TroubleBanner outlook={inDay.outlook} trouble={inDay.trouble} />
			)}
		</li>
	);
});

function StopName({ stop, index, isChosen, choose }: Pick<Props, 'stop' | 'index' | 'isChosen' | 'choose'>) {
	return (
		<h3>
			<span className={layout.onlyForReaders}>{`Stop ${index + 1}: `}</span>
			<button
				type="button"
				className={styles.name}
				aria-pressed={isChosen}
				onClick={() => choose(isChosen ? undefined : stop.id)}
			>
				<bdi>{stop.place.name}</bdi>
			</button>
		</h3>
	);
}
