import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#domain/paths.ts';
import { dueFor } from '#domain/schedule/due.ts';
import { dayOnTheWay } from '#domain/schedule/on-the-road.ts';
import { dayOfWords, dayTitleWords } from '#domain/schedule/tour-day-words.ts';
import { stopAt } from '#domain/schedule/tour-plan.ts';
import { useAwake } from '#pwa/keep-awake.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { undoEdit } from '#trips/undo.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useOwnToasts } from '#ui/toasts.ts';
import { useUndoKey } from '#ui/undo-key.ts';
import { NotSavedBanner } from '../PlannerBanners.tsx';
import { phoneOf } from '../place-facts.ts';
import { TrashBanner } from '../saved/TrashBanner.tsx';
import { RateVisit } from '../scores/RateVisit.tsx';
import type { ShownTrip } from '../use-shown-trip.ts';
import { AwakeWords } from './AwakeWords.tsx';
import { DueTime } from './DueTime.tsx';
import type { Heading } from './drive-stop.ts';
import { NextLeg } from './NextLeg.tsx';
import styles from './OnTheRoad.module.css';
import { RestOfDay } from './RestOfDay.tsx';
import { schemeAt } from './scheme-at.ts';
import { useDrive } from './use-drive.ts';

interface Props {
	store: TripStore;
	shown: ShownTrip;
	zoneOf: ZoneOf;
}

/** A trip while it is being driven: when to leave, where to, by which road. */
export function OnTheRoad({ store, shown, zoneOf }: Props) {
	const awake = useAwake();
	useOwnToasts();
	useUndoKey(() => void undoEdit(store));
	const { now, parts, estimate, facts, outlook, stop, note, ...road } = useDrive(shown, zoneOf);
	const due = useRef<HTMLHeadingElement>(null);
	const { trip } = shown;
	const goTo = (stopId: string, heading: Heading) => {
		flushSync(() => note(stopId, heading));
		// Everything has changed, and even the pressed button may be gone: start again at the new time.
		due.current?.focus();
	};
	const [visit, day] = [outlook.visits[stop], dayOnTheWay(outlook, stop, now)];
	if (!visit || !day) return null;
	const { plan } = outlook;
	const heading = trip.stops[stop];
	const here = stopAt(plan, stop);
	return (
		<div className={styles.road} data-full-bleed="" data-scheme={schemeAt(now, here.place, here.zone)}>
			<NotSavedBanner store={store} trip={trip} />
			<section className={styles.now}>
				<p className={styles.day}>
					{dayTitleWords(plan, day)} {plan.isDated && <span>{dayOfWords(day, outlook.days)}</span>}
				</p>
				<DueTime
					ref={due}
					due={dueFor(plan, { day, visit, now, isOnItsWay: road.isOnItsWay })}
					plan={plan}
					now={now}
				/>
			</section>
			<NextLeg
				store={store}
				outlook={outlook}
				parts={parts}
				day={day}
				visit={visit}
				drive={estimate.legs[stop - 1]}
				gap={estimate.gaps[stop - 1]}
				phone={heading ? phoneOf(heading, facts) : null}
				note={heading?.note ?? ''}
				isYetToLeave={road.isYetToLeave}
				delays={road.delays}
				onStop={goTo}
			/>
			<RestOfDay plan={plan} day={day} from={stop} isOnItsWay={road.isOnItsWay} />
			<div className={styles.end}>
				<TrashBanner store={store} trip={trip} cells={shown.cells} />
				<RateVisit store={store} shown={shown} now={now} heading={stop} arrives={visit.arrives} />
				<AwakeWords awake={awake} />
				<ButtonLink to={paths.scorecards(store.savedId)}>Scorecards</ButtonLink>
				<ButtonLink to={paths.planner(store.savedId)}>
					<Icon of={ArrowLeft} />
					Back to the planner
				</ButtonLink>
			</div>
		</div>
	);
}
