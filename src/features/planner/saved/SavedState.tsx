import { paths } from '#domain/paths.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { StatusBadge } from '#trips/StatusBadge.tsx';
import { useTripChanges } from '#trips/use-trip-changes.ts';
import { useTripStatus } from '#trips/use-trip-status.ts';
import { Link } from '#ui/Link.tsx';
import styles from '../TripHead.module.css';

/** Says how safe a saved trip is, and what to do about it: sign in again, or look at what changed. */
export function SavedState({ account, tripId }: { account: AccountSync; tripId: string }) {
	const status = useTripStatus(account, tripId);
	const changes = useTripChanges(account, tripId);
	const hasChanges = status?.kind === 'refused' || (changes?.history.length ?? 0) > 0;
	return (
		<>
			{status && <StatusBadge status={status} />}
			{status?.kind === 'signed_out' && (
				<Link className={styles.link} to={paths.signInFrom(paths.planner(tripId))}>
					Sign In
				</Link>
			)}
			{hasChanges && (
				<Link className={styles.link} to={paths.tripChanges(tripId)}>
					Changes
				</Link>
			)}
		</>
	);
}
