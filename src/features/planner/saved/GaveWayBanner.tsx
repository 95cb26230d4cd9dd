import { Undo2 } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { newlyGaveWay } from '#domain/sync/gave-way.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { bringBack } from '#trips/bring-back.ts';
import { noteSeenChanges, useSeenChanges } from '#trips/seen-changes.ts';
import { useTripChanges } from '#trips/use-trip-changes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import { areRemovals, gaveWayWords, hiderName } from './gave-way.ts';

/** Says that another device changed the same thing and that its value is shown; offers to bring this device's back. */
export function GaveWayBanner() {
	const { store } = usePlanner();
	return store.account && <GaveWayNotice account={store.account} />;
}

function GaveWayNotice({ account }: { account: AccountSync }) {
	const { trip, cells, store, apply } = usePlanner();
	const changes = useTripChanges(account, trip.id);
	const seenUntil = useSeenChanges(account.db, trip.id);
	if (!changes || seenUntil === undefined) return null;
	const { history, thisDevice, deviceNames } = changes;
	const entries = newlyGaveWay({ cells, history, thisDevice, seenUntil });
	if (entries.length === 0) return null;
	const what = gaveWayWords(entries, cells);
	const hider = hiderName(entries, cells, deviceNames);
	const isRemoved = areRemovals(entries, cells);
	const bringMineBack = () => {
		const values = entries.map(({ path, v }) => ({ path, value: v }));
		const edit = () => apply(`Brought back: ${what}`, values);
		void bringBack(store, { changes: values, trip: cells }, edit);
	};
	return (
		<Banner icon={Undo2} tone="warn" live="status">
			<div className={layout.stack}>
				{isRemoved ? <RemovedWords what={what} hider={hider} /> : <ReplacedWords what={what} hider={hider} />}
				<div className={layout.row}>
					<Button onClick={bringMineBack}>{isRemoved ? 'Bring back' : 'Bring mine back'}</Button>
					<Button kind="quiet" onClick={() => void noteSeenChanges(account.db, trip.id, history)}>
						{isRemoved ? 'Leave out' : 'Keep the other'}
					</Button>
					<Link to={paths.tripChanges(trip.id)}>See changes</Link>
				</div>
			</div>
		</Banner>
	);
}

interface Words {
	what: string;
	/** The name of the other device; null if unknown. */
	hider: string | null;
}

function ReplacedWords({ what, hider }: Words) {
	return (
		<p>
			<strong>{`Changed on two devices: ${what}.`}</strong>{' '}
			{hider === null ? (
				'The other one'
			) : (
				<>
					The one from <bdi>{hider}</bdi>
				</>
			)}{' '}
			is showing, yours is kept.
		</p>
	);
}

function RemovedWords({ what, hider }: Words) {
	return (
		<p>
			<strong>{`No longer on the trip: ${what}.`}</strong> Removed on{' '}
			{hider === null ? 'another device' : <bdi>{hider}</bdi>} while you were writing there. What you wrote is
			kept.
		</p>
	);
}
