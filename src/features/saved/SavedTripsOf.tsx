import { CircleX } from 'lucide-react';
import { useDrafts } from '#trips/drafts.ts';
import { type SavedTripRow, useSavedTrips } from '#trips/use-saved-trips.ts';
import { Banner } from '#ui/Banner.tsx';
import { Bones } from '#ui/Bones.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { DraftCard } from './DraftCard.tsx';
import type { Member } from './ForMember.tsx';
import { NoTrips } from './NoTrips.tsx';
import { NotYetHere } from './NotYetHere.tsx';
import { RefusedWritesBanner } from './RefusedWritesBanner.tsx';
import { SavedHead } from './SavedHead.tsx';
import styles from './SavedTrip.module.css';
import { SavedTrip } from './SavedTrip.tsx';
import { Trash } from './Trash.tsx';
import { Tray } from './Tray.tsx';

/** A member's saved trips, refused edits, and the trash. */
export function SavedTripsOf({ member }: { member: Member }) {
	const { account } = member;
	const saved = useSavedTrips(account);
	const drafts = useDrafts();
	const hasOpenDraft = drafts?.some(({ isOpen }) => isOpen) ?? false;
	const isNotYetHere = saved?.live.length === 0 && !saved.isSynced;
	return (
		<>
			<SavedHead
				account={account}
				// Nothing here could be "saved".
				status={isNotYetHere && saved.status.kind === 'saved' ? undefined : saved?.status}
				// If this device has a draft, the planner would open it; its own card links there.
				offersNew={!hasOpenDraft && (saved?.live.length ?? 0) > 0}
			/>
			<RefusedWritesBanner account={account} />
			{saved === null && <Unreadable />}
			{saved === undefined && <Bones heights={[9, 9, 9]} label="Loading your trips" />}
			{drafts?.map((draft) => (
				<DraftCard key={draft.trip.id} draft={draft} />
			))}
			<Tray account={account} />
			{saved && (
				<>
					{isNotYetHere && <NotYetHere account={account} />}
					{saved.isSynced && saved.live.length === 0 && <NoTrips hasDraft={Boolean(drafts?.length)} />}
					{saved.live.length > 0 && <TripList member={member} rows={saved.live} />}
					<Trash member={member} saved={saved} />
				</>
			)}
		</>
	);
}

function TripList({ member, rows }: { member: Member; rows: SavedTripRow[] }) {
	return (
		<section className={layout.stack} aria-labelledby="your-trips">
			<h2 id="your-trips" className={layout.onlyForReaders}>
				Your trips
			</h2>
			<ul className={styles.trips}>
				{rows.map((row) => (
					<SavedTrip key={row.trip.id} row={row} rows={rows} member={member} />
				))}
			</ul>
			<p className={layout.collar}>Miles are estimates of the drive from stop to stop.</p>
		</section>
	);
}

function Unreadable() {
	const device = useDeviceWord();
	return (
		<Banner icon={CircleX} tone="bad">
			<strong>{`Your trips can’t be read from this ${device}.`}</strong> This browser won’t let us store
			anything here. A private window can cause that.
		</Banner>
	);
}
