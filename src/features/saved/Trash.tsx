import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { restoreTrip } from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { PlanQuestion } from '#trips/PlanQuestion.tsx';
import { accountPlanOf } from '#trips/plan-room.ts';
import { StatusBadge } from '#trips/StatusBadge.tsx';
import { trashWords } from '#trips/trash-words.ts';
import type { SavedTripRow, SavedTrips } from '#trips/use-saved-trips.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { DeleteTrip } from './DeleteTrip.tsx';
import type { Member } from './ForMember.tsx';
import styles from './SavedTrip.module.css';
import { deleteSaved, editSaved } from './saved-writes.ts';
import { TripLength } from './TripLength.tsx';

/** Deleted trips, each with the days until it is gone, and a button to restore it. */
export function Trash({
	member: { who, account },
	saved: { live, trashed },
}: {
	member: Member;
	saved: SavedTrips;
}) {
	/** The trip that the plan has no room for. */
	const [waiting, wait] = useState<SavedTripRow | null>(null);
	const [leaving, leave] = useState<SavedTripRow | null>(null);
	if (trashed.length === 0) return null;
	const restore = ({ trip, cells }: SavedTripRow) => {
		const [changes, words] = [restoreTrip(), `${tripTitle(trip)} is back`];
		void editSaved(account, trip.id, { changes, inverse: invert(changes, cells), words });
	};
	return (
		<section className={`${layout.stack} ${styles.aside}`} aria-labelledby="trash">
			<div>
				<h2 id="trash">In the trash</h2>
				<p
					className={layout.soft}
				>{`Deleted trips are kept for ${limits.trashDays} days, then deleted for good.`}</p>
			</div>
			<ul className={styles.rows}>
				{trashed.map((row) => (
					<TrashedTrip
						key={row.trip.id}
						row={row}
						onRestore={() => (live.length >= accountPlanOf(who).trips ? wait(row) : restore(row))}
						onLeave={() => leave(row)}
					/>
				))}
			</ul>
			{leaving && (
				<DeleteTrip
					title={tripTitle(leaving.trip)}
					onClose={() => leave(null)}
					onDelete={() => void deleteSaved(account, leaving.trip)}
				/>
			)}
			{waiting && (
				<PlanQuestion
					full="trips"
					stays="This one will stay in the trash for now."
					onRoom={() => restore(waiting)}
					onClose={() => wait(null)}
				/>
			)}
		</section>
	);
}

interface TrashedTripProps {
	row: SavedTripRow;
	onRestore: () => void;
	onLeave: () => void;
}

function TrashedTrip({ row: { trip, changedAt, status }, onRestore, onLeave }: TrashedTripProps) {
	const title = tripTitle(trip);
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<h3>
					<bdi>{title}</bdi>
				</h3>
				<p className={styles.facts}>
					<TripLength trip={trip} />
					{`. ${trashWords(changedAt, Date.now())}.`}
				</p>
				{status.kind !== 'synced' && <StatusBadge status={status} />}
			</div>
			<Button aria-label={`Restore ${title}`} onClick={onRestore}>
				<Icon of={ArchiveRestore} />
				Restore
			</Button>
			<Button kind="quiet" iconOnly aria-label={`Delete ${title} for good`} onClick={onLeave}>
				<Icon of={Trash2} />
			</Button>
		</li>
	);
}
