import type { AccountSync } from '#sync/account-sync.ts';
import { useTray } from '#trips/use-tray.ts';
import layout from '#ui/layout.module.css';
import { RefusedEdits } from './RefusedEdits.tsx';
import styles from './SavedTrip.module.css';

/** The edits that the server refused, trip by trip; renders nothing if there are none. */
export function Tray({ account, tripId }: { account: AccountSync; tripId?: string }) {
	const tray = useTray(account)?.filter(({ trip }) => tripId === undefined || trip.id === tripId) ?? [];
	if (tray.length === 0) return null;
	return (
		<section className={layout.stack} aria-labelledby="not-accepted">
			<h2 id="not-accepted">Not accepted</h2>
			<ul className={styles.trips}>
				{tray.map((of) => (
					<RefusedEdits key={of.trip.id} of={of} account={account} />
				))}
			</ul>
		</section>
	);
}
