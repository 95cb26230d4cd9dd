import { Car, ClipboardPen, HardDriveDownload, RefreshCw } from 'lucide-react';
import { use } from 'react';
import { dateText } from '#domain/calendar-day.ts';
import { paths } from '#domain/paths.ts';
import { hasVisits } from '#domain/trips/visit-cards.ts';
import { Badge } from '#ui/Badge.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { readDriveStop } from './drive/drive-stop.ts';
import { SavedContext, usePlanner } from './planner-context.ts';
import { SavedState } from './saved/SavedState.tsx';
import styles from './TripHead.module.css';
import { TripReady } from './TripReady.tsx';

/** How safe and how ready the trip is, and the ways to drive it and to rate its visits. */
export function TripStanding() {
	const { trip, store, parts, outlook } = usePlanner();
	const isDriven = readDriveStop({ ...trip, plan: outlook?.plan ?? null }) !== null;
	// Day 1 may follow from the tours.
	const firstDay = outlook?.plan.isDated ? dateText(outlook.plan.firstDay) : trip.start_date;
	return (
		<div className={styles.standing}>
			<div className={styles.state}>
				<HowSafe />
				<TripReady />
			</div>
			<div className={styles.ways}>
				{trip.stops.length > 1 && (
					<Link className={styles.drive} to={paths.drive(store.savedId)}>
						<Icon of={Car} />
						Drive it
					</Link>
				)}
				{hasVisits(trip.stops, { firstDay, today: parts.today, isDriven }) && (
					<Link className={styles.drive} to={paths.scorecards(store.savedId)}>
						<Icon of={ClipboardPen} />
						Scorecards
					</Link>
				)}
			</div>
		</div>
	);
}

function HowSafe() {
	const { trip, store } = usePlanner();
	const saved = use(SavedContext);
	const device = useDeviceWord();
	return (
		<p className={styles.saved} data-saved={saved}>
			{saved === 'saving' && <Badge icon={RefreshCw}>Saving</Badge>}
			{saved !== 'saving' && store.account && <SavedState account={store.account} tripId={trip.id} />}
			{saved === 'saved' && !store.account && (
				<Badge icon={HardDriveDownload} tone="good">
					{`Saved on this ${device}`}
				</Badge>
			)}
		</p>
	);
}
