import { ArrowLeft } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { StatusBadge } from '#trips/StatusBadge.tsx';
import { noteSeenChanges } from '#trips/seen-changes.ts';
import { type TripChanges, useTripChanges } from '#trips/use-trip-changes.ts';
import { useTripStatus } from '#trips/use-trip-status.ts';
import { Bones } from '#ui/Bones.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { useOnceShown } from '#ui/use-once-shown.ts';
import type { Member } from './ForMember.tsx';
import { GaveWay } from './GaveWay.tsx';
import { NotHere } from './NotHere.tsx';
import { RefusedWritesBanner } from './RefusedWritesBanner.tsx';
import styles from './SavedTrip.module.css';
import { Tray } from './Tray.tsx';

export function TripChangesOf({ member, tripId }: { member: Member; tripId: string }) {
	const { account } = member;
	const changes = useTripChanges(account, tripId);
	const status = useTripStatus(account, tripId);
	return (
		<>
			<p>
				<Link to={paths.saved} className={styles.back}>
					<Icon of={ArrowLeft} />
					Saved Trips
				</Link>
			</p>
			<div className={styles.pageHead}>
				{/* One heading for all states, so that it keeps the focus when the changes come. */}
				<h1>Changes</h1>
				{changes?.cells && (
					<p className={layout.lead}>
						<Link to={paths.planner(tripId)}>
							<bdi>{tripTitle(tripFromCells(tripId, changes.cells))}</bdi>
						</Link>
					</p>
				)}
				{changes?.cells && status && <StatusBadge status={status} />}
			</div>
			{!changes && <Bones heights={[6, 6]} label="Loading the changes" />}
			<RefusedWritesBanner account={account} />
			{changes && !changes.cells && <NotHere account={account} changes={changes} />}
			<Tray account={account} tripId={tripId} />
			{changes?.cells && <HistoryOf member={member} changes={changes} />}
		</>
	);
}

function HistoryOf({ member, changes }: { member: Member; changes: TripChanges }) {
	if (changes.history.length > 0) return <Replaced member={member} changes={changes} />;
	return (
		<Empty title="No conflicts" heading="h2">
			<p>When two devices change the same thing, one value shows and the other is kept here.</p>
		</Empty>
	);
}

function Replaced({ member: { account }, changes }: { member: Member; changes: TripChanges }) {
	const { tripId, cells, history, thisDevice, deviceNames } = changes;
	useOnceShown(() => noteSeenChanges(account.db, tripId, history));
	if (!cells) return null;
	return (
		<section className={layout.stack} aria-labelledby="gave-way">
			<div>
				<h2 id="gave-way">Changed on two devices</h2>
				<p className={layout.soft}>One value shows, the other is kept here. You can bring it back.</p>
			</div>
			<ol className={styles.trips}>
				{history.map((entry) => (
					<GaveWay
						key={`${entry.path} ${entry.r} ${entry.device} ${entry.hidden_by}`}
						entry={entry}
						cells={cells}
						thisDevice={thisDevice}
						names={deviceNames}
						account={account}
					/>
				))}
			</ol>
		</section>
	);
}
