import { GripVertical } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { departureWords } from '#domain/schedule/schedule-words.ts';
import { troubleAt } from '#domain/schedule/trouble.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { PinMark } from '#map/Pin.tsx';
import { DayHead } from '#trips/DayHead.tsx';
import { ArrivalClock, StopTimes } from '#trips/StopTimes.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { Reorder } from '#ui/reorder/use-reorder.ts';
import { NoteWords } from '../notes/NoteWords.tsx';
import { pinKind } from '../place-words.ts';
import type { PlannerState } from '../planner-context.ts';
import { TroubleBanner } from '../times/TroubleBanner.tsx';
import { LegLine } from './LegLine.tsx';
import styles from './StopCard.module.css';
import { StopControls } from './StopControls.tsx';
import { StopMore } from './StopMore.tsx';

interface Props
	extends Pick<PlannerState, 'outlook' | 'shownDay' | 'isEditing' | 'choose' | 'move' | 'remove'>,
		Pick<Reorder, 'grip'> {
	stop: Stop;
	/** Index in the trip, from 0. */
	index: number;
	/** Where the drive here starts; undefined for the first stop. */
	before: StopPlace | undefined;
	/** The drive here: null if no road goes there, undefined for the first stop. */
	leg: LegDrive | null | undefined;
	/** Why there is no drive. */
	gap: string | undefined;
	/** Index among the stops that the list shows, from 0. */
	place: number;
	isLast: boolean;
	isChosen: boolean;
	/** True while a stop is being added. */
	isAdding: boolean;
}

/**
 * One stop: the leg that leads here, its mark on the line, name, place and times; before a day's first stop, that day's
 * head. Memoized, so that marking a stop renders two cards, not ten.
 */
export const StopCard = memo(function StopCard(props: Props) {
	const { stop, index, before, leg, gap, outlook, shownDay, isEditing, isChosen, choose } = props;
	const { isLast, isAdding, move, remove } = props;
	// The mark changes at once; the buttons follow.
	const isOpen = useDeferredValue(isChosen);
	const visit = outlook?.visits[index];
	const day = outlook?.days.find(({ visits }) => visits[0] === visit);
	const trouble = outlook && troubleAt(outlook, index);
	// A family that drives the evening before, or for days, leaves before the day of the visit.
	const isDrivenBefore = visit !== undefined && visit.way.nights.there + visit.way.nights.onTheRoad > 0;
	const { place } = stop;
	const drive = leg !== undefined && before && (
		<LegLine
			key="leg"
			{...{ drive: leg, gap, from: before, to: place, stop: visit?.stop }}
			departs={outlook && visit ? departureWords(outlook.plan, visit) : undefined}
		/>
	);
	const banner = outlook && trouble && <TroubleBanner key="trouble" outlook={outlook} trouble={trouble} />;
	const isOfEvening = isDrivenBefore && trouble?.kind === 'after_dark';
	const head = outlook && day && <DayHead key="day" plan={outlook.plan} day={day} />;
	return (
		<li className={styles.stop} data-stop={stop.id}>
			{isDrivenBefore ? [shownDay === null && drive, isOfEvening && banner, head] : [head, drive]}
			<div className={styles.rail}>
				<span className={styles.mark} data-mark data-chosen={isChosen || undefined}>
					<PinMark kind={pinKind(place)} number={place.type === 'college' ? index + 1 : undefined} />
				</span>
			</div>
			<div className={styles.body}>
				<StopName {...{ stop, index, isChosen, choose }} />
				{outlook && visit && <ArrivalClock outlook={outlook} visit={visit} />}
				<div className={styles.where}>
					<bdi>{whereWords(place)}</bdi>
					{outlook && visit && <StopTimes outlook={outlook} visit={visit} trouble={trouble} />}
					<NoteWords note={stop.note} isWhole={isOpen} />
				</div>
				{isEditing && <Grip name={place.name} {...props.grip(stop.id, props.place)} />}
				<StopMore stop={stop} isOpen={isOpen} />
				{isEditing && (
					<StopControls stopId={stop.id} name={place.name} {...{ index, isLast, isAdding, move, remove }} />
				)}
			</div>
			{!isOfEvening && banner}
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

function Grip({ name, ...grip }: { name: string } & ReturnType<Reorder['grip']>) {
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
