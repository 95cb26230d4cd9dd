import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { type Draft, useDrafts } from '#trips/drafts.ts';
import { Link } from '#ui/Link.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from '../TripHead.module.css';

const MOST_SHOWN = 3;

/**
 * Links to the other trips: from a saved trip to the saved list and a new trip, and from any trip to this device's
 * drafts.
 */
export function OtherTrips() {
	const { store } = usePlanner();
	const drafts = useDrafts();
	const isDraft = store.account === null;
	const others = drafts?.filter(({ isOpen }) => !(isDraft && isOpen)).slice(0, MOST_SHOWN) ?? [];
	if (isDraft && others.length === 0) return null;
	const hasDraft = others.some(({ isOpen }) => isOpen);
	return (
		<nav className={styles.others} aria-label="Other trips">
			{!isDraft && (
				<Link className={styles.link} to={paths.saved}>
					Saved trips
				</Link>
			)}
			{!isDraft && !hasDraft && (
				<Link className={styles.link} to={paths.tripPlanner}>
					New trip
				</Link>
			)}
			{others.map((draft) => (
				<Link key={draft.trip.id} className={styles.link} to={draft.to}>
					<bdi>{draftWords(draft)}</bdi>
				</Link>
			))}
		</nav>
	);
}

const draftWords = ({ trip }: Draft) =>
	`Draft “${tripTitle(trip)}”, ${countWords(trip.stops.length, 'stop')}`;
