import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { restoreTrip } from '#domain/trips/edit-trip.ts';
import { useSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { PlanQuestion } from '#trips/PlanQuestion.tsx';
import { accountPlanOf, hasRoomForTrip } from '#trips/plan-room.ts';
import { trashWords } from '#trips/trash-words.ts';
import { makeEdit } from '#trips/undo.ts';
import { useSavedTrips } from '#trips/use-saved-trips.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { PlannerState } from '../planner-context.ts';

/** Says that the trip is in the trash, moved there on this phone or another, and offers to restore it. */
export function TrashBanner({ trip, cells, store }: Pick<PlannerState, 'trip' | 'cells' | 'store'>) {
	const { account } = useSession();
	const [isFull, setFull] = useState(false);
	const owner = store.account;
	if (trip.life !== 'trashed' || !owner) return null;
	const restore = () => makeEdit(store, { words: 'Trip restored', changes: restoreTrip(), before: cells });
	const restoreIfRoom = async () => {
		if (await hasRoomForTrip(trip.id, accountPlanOf(account), owner)) restore();
		else setFull(true);
	};
	return (
		<Banner icon={Trash2} tone="warn" live="status">
			<div className={layout.stack}>
				<p>
					<strong>This trip is in the trash.</strong> <TimeLeft of={trip.id} owner={owner} />
				</p>
				<div className={layout.row}>
					<Button onClick={() => void restoreIfRoom()}>
						<Icon of={RotateCcw} />
						Restore
					</Button>
				</div>
			</div>
			{isFull && (
				<PlanQuestion
					full="trips"
					stays="This one will stay in the trash for now."
					onRoom={restore}
					onClose={() => setFull(false)}
				/>
			)}
		</Banner>
	);
}

/** Says how much longer the trip stays there, once this device knows since when. */
function TimeLeft({ of, owner }: { of: string; owner: AccountSync }) {
	const row = useSavedTrips(owner)?.trashed.find(({ trip }) => trip.id === of);
	return row && `${trashWords(row.changedAt, Date.now())}.`;
}
