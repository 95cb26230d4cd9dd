import { Bookmark, MapPin } from 'lucide-react';
import { StartTrialButton } from '#billing/StartTrialButton.tsx';
import { mayStartTrial } from '#domain/billing/transitions.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { freePlan, tripPlanOf } from '#domain/trips/trip-plan.ts';
import { useSession } from '#session/session.ts';
import { hasNoWayBack, limitWords, removeWords } from '#trips/limit-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { useServerNow } from '#ui/clock.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from './planner-context.ts';

/** Says why a trip takes no more stops, and how to get more. */
export function LimitBanner() {
	const { trip, room } = usePlanner();
	return (
		<>
			{room.by === 'trip' && trip.stops.length >= room.mostStops && (
				<Banner icon={MapPin} live="status">
					<p id={FULL_ID}>
						<strong>{`${limitWords.full}.`}</strong> {`${limitWords.makeRoom}.`}
					</p>
				</Banner>
			)}
			<FreePlanNote when="full" />
		</>
	);
}

/** Says below a draft's stops, ahead of time, how many of them a free plan would save. */
export function PlanAhead() {
	return <FreePlanNote when="ahead" />;
}

/** Id of the text that describes the disabled button. */
export const FULL_ID = 'no-more-stops';

/** Shown from the sixth stop of a draft on, and when a saved trip has as many stops as the free plan saves. */
function FreePlanNote({ when }: { when: 'full' | 'ahead' }) {
	const { trip, store, room } = usePlanner();
	const { isSignedIn, account } = useSession();
	const device = useDeviceWord();
	const now = useServerNow();
	const isDraft = store.account === null;
	const isFull = room.by === 'plan' && trip.stops.length >= room.mostStops;
	// Says nothing while the plan is still unknown.
	const isFree = account ? tripPlanOf(account, now) === freePlan : !isSignedIn;
	if (!isFree || !(isFull || (isDraft && trip.stops.length > freePlan.stops))) return null;
	if (isFull !== (when === 'full')) return null;
	const mayTry = account === null || mayStartTrial(account, now);
	return (
		<Banner icon={Bookmark} live="status">
			<div className={layout.stack}>
				<p {...(isFull && { id: FULL_ID })}>
					<strong>{mayTry ? limitWords.freeOrTrial : `${limitWords.freeStops}.`}</strong>{' '}
					{isDraft
						? `Keep planning: this draft can hold all ${limits.stopsPerTrip} on this ${device}.`
						: removeWords(trip, room.mostStops)}
					{isFull && hasNoWayBack(trip, room.mostStops) && ` ${limitWords.noWayBack}.`}
				</p>
				<div className={layout.row}>
					{mayTry && <StartTrialButton kind="plain" />}
					{account && <Link to={paths.account}>See the plans</Link>}
				</div>
			</div>
		</Banner>
	);
}
