import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { restoreTrip } from '#domain/trips/edit-trip.ts';
import { useSession } from '#session/session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner.ts';
import { makeEdit } from '../undo.ts';
import { PlanQuestion } from './PlanQuestion.tsx';
import { hasRoomForTrip, planOf } from './save-hindrance.ts';

/** Says that the trip lies in the trash, here or on another phone, and takes it out again. */
export function TrashBanner() {
	const { trip, cells, store } = usePlanner();
	const { account } = useSession();
	const [isFull, setFull] = useState(false);
	const owner = store.account;
	if (trip.life !== 'trashed' || !owner) return null;
	const plan = planOf(account);
	const restore = async () => {
		if (!(await hasRoomForTrip(trip.id, plan, owner))) return setFull(true);
		makeEdit(store, { words: 'Trip restored', changes: restoreTrip(), before: cells });
	};
	return (
		<Banner icon={Trash2} tone="warn" live="status">
			<div className={layout.stack}>
				<p>
					<strong>This trip is in the trash.</strong> It stays there for 30 days.
				</p>
				<div className={layout.row}>
					<Button onClick={() => void restore()}>
						<Icon of={RotateCcw} />
						Restore
					</Button>
				</div>
			</div>
			{isFull && <PlanQuestion full="trips" plan={plan} onClose={() => setFull(false)} />}
		</Banner>
	);
}
