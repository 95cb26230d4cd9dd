import { Clock, GripVertical } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { troubleAt } from '#domain/schedule/trouble.ts';
import type { LegDrive } from '#domain/trips/drive-estimate.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { PinMark } from '#map/Pin.tsx';
import { DayHead } from '#trips/DayHead.tsx';
import { ArrivalClock, StopTimes } from '#trips/StopTimes.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { GuideLink } from './GuideLink.tsx';
import { LegLine } from './LegLine.tsx';
import { pinKind } from './place-words.ts';
import { usePlanner } from './planner.ts';
import styles from './StopCard.module.css';
import controls from './StopControls.module.css';
import { StopControls } from './StopControls.tsx';
import { StopTimesDialog } from './times/StopTimesDialog.tsx';
import { TroubleBanner } from './times/TroubleBanner.tsx';

interface Props {
	stop: Stop;
	/** From 0. */
	index: number;
	/** The drive here: null where no road goes, undefined before the first. */
	leg: LegDrive | null | undefined;
	/** Why there is no drive. */
	gap: string | undefined;
	grip: ComponentProps<'button'>;
}

/** One stop: the leg that leads here, its mark on the line, its name, where it is, its times; before the first of a day its day. */
export function StopCard({ stop, index, leg, gap, grip }: Props) {
	const { trip, outlook, shownDay, isEditing, chosenId, choose } = usePlanner();
	const [isSettingTimes, setSettingTimes] = useState(false);
	const visit = outlook?.visits[index];
	const day = outlook?.days.find(({ visits }) => visits[0] === visit);
	const trouble = outlook && troubleAt(outlook, index);
	// Who drives in the evening, or for days, sets out before the day of the visit.
	const isDrivenBefore = visit !== undefined && visit.way.nights.there + visit.way.nights.onTheRoad > 0;
	const { place } = stop;
	const before = trip.stops[index - 1]?.place;
	const drive = leg !== undefined && before && (
		<LegLine drive={leg} gap={gap} from={before} to={place} {...{ visit, outlook }} />
	);
	const banner = outlook && trouble && <TroubleBanner outlook={outlook} trouble={trouble} />;
	const isOfEvening = isDrivenBefore && trouble?.kind === 'after_dark';
	const isChosen = stop.id === chosenId;
	return (
		<li className={styles.stop} data-stop={stop.id}>
			{isDrivenBefore && shownDay === null && drive}
			{isOfEvening && banner}
			{outlook && day && <DayHead plan={outlook.plan} day={day} />}
			{!isDrivenBefore && drive}
			<div className={styles.rail}>
				<span className={styles.mark} data-mark data-chosen={isChosen || undefined}>
					<PinMark kind={pinKind(place)} number={place.type === 'college' ? index + 1 : undefined} />
				</span>
			</div>
			<div className={styles.body}>
				<h3>
					<span className={layout.onlyForReaders}>{`Stop ${index + 1}: `}</span>
					<button
						type="button"
						className={styles.name}
						aria-pressed={isChosen}
						onClick={() => choose(isChosen ? undefined : stop.id)}
					>
						<bdi>{place.name}</bdi>
					</button>
				</h3>
				{outlook && visit && <ArrivalClock outlook={outlook} visit={visit} />}
				<div className={styles.where}>
					<bdi>{whereWords(place)}</bdi>
					{outlook && visit && <StopTimes outlook={outlook} visit={visit} trouble={trouble} />}
				</div>
				{isEditing && (
					<Button
						kind="quiet"
						iconOnly
						data-grip
						aria-label={`Move ${place.name}`}
						aria-describedby="grip-hint"
						{...grip}
					>
						<Icon of={GripVertical} />
					</Button>
				)}
				{isChosen && (
					<div className={controls.more}>
						<Button aria-label={`Times at ${place.name}`} onClick={() => setSettingTimes(true)}>
							<Icon of={Clock} />
							Times
						</Button>
						<DirectionsButton to={place} />
						{place.type === 'college' && (
							<Suspense>
								<GuideLink code={place.code} name={place.name} />
							</Suspense>
						)}
					</div>
				)}
				{isEditing && <StopControls stop={stop} index={index} />}
			</div>
			{!isOfEvening && banner}
			{isSettingTimes && <StopTimesDialog stop={stop} onClose={() => setSettingTimes(false)} />}
		</li>
	);
}
