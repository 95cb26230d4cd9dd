import { Car, HardDriveDownload, NotebookPen, Pencil, RefreshCw } from 'lucide-react';
import { memo, use, useState } from 'react';
import { paths } from '#domain/paths.ts';
import { tripDaysWords } from '#domain/schedule/tour-day-words.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { RenameDialog } from '#trips/RenameDialog.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { isTextStored } from '#ui/use-stored-text.ts';
import { NoteDialog } from './notes/NoteDialog.tsx';
import { FoldedNote } from './notes/NoteWords.tsx';
import { SavedContext, usePlanner } from './planner-context.ts';
import { OtherTrips } from './saved/OtherTrips.tsx';
import { SavedState } from './saved/SavedState.tsx';
import styles from './TripHead.module.css';
import { TripReady } from './TripReady.tsx';
import { useKeyOfTrip } from './use-state-of-trip.ts';

/** The trip's name, its totals, and whether it is saved. */
export const TripHead = memo(function TripHead() {
	const { trip, cells, estimate, outlook, apply } = usePlanner();
	const [isRenaming, setRenaming] = useState(false);
	const notesKey = useKeyOfTrip(trip.id);
	return (
		<div className={styles.head}>
			<div className={styles.title}>
				<h1 tabIndex={-1}>
					<bdi>{tripTitle(trip)}</bdi>
				</h1>
				<Button kind="quiet" iconOnly aria-label="Rename trip" onClick={() => setRenaming(true)}>
					<Icon of={Pencil} />
				</Button>
				<TripNotes key={notesKey} trip={trip} />
			</div>
			{trip.stops.length > 0 && (
				<p className={styles.total}>
					{outlook?.plan.isDated && `${tripDaysWords(outlook.plan, outlook.days)}, `}
					{totalWords(trip.stops.length, estimate)}
				</p>
			)}
			<div className={styles.notes}>
				<FoldedNote note={trip.notes} />
			</div>
			<Standing />
			<OtherTrips />
			{isRenaming && (
				<RenameDialog trip={trip} cells={cells} onRename={apply} onClose={() => setRenaming(false)} />
			)}
		</div>
	);
});

/** The button of the trip's own notes and their form, which opens by itself if it was left half typed. */
function TripNotes({ trip }: { trip: Trip }) {
	const draft = `ctt.notes.${trip.id}`;
	const [isNoting, setNoting] = useState(() => isTextStored(draft));
	return (
		<>
			<Button kind="quiet" iconOnly aria-label="Trip notes" onClick={() => setNoting(true)}>
				<Icon of={NotebookPen} />
			</Button>
			{isNoting && (
				<NoteDialog
					title="Trip notes"
					hint="For the whole trip: what to pack, who to call. They print on the first page."
					draft={draft}
					note={trip.notes}
					change={setTripNotes}
					onClose={() => setNoting(false)}
				/>
			)}
		</>
	);
}

/** How safe the trip is, how ready, and the way to drive it. */
function Standing() {
	const { trip, store } = usePlanner();
	return (
		<div className={styles.standing}>
			<div className={styles.state}>
				<HowSafe />
				<TripReady />
			</div>
			{trip.stops.length > 1 && (
				<Link className={styles.drive} to={paths.drive(store.account ? trip.id : null)}>
					<Icon of={Car} />
					Drive it
				</Link>
			)}
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
