import { NotebookPen, Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { tripDaysWords } from '#domain/schedule/tour-day-words.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { tripTexts } from '#session/trip-texts.ts';
import { RenameDialog } from '#trips/RenameDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { isTextStored } from '#ui/use-stored-text.ts';
import { NoteDialog } from './notes/NoteDialog.tsx';
import { FoldedNote } from './notes/NoteWords.tsx';
import { usePlanner } from './planner-context.ts';
import { OtherTrips } from './saved/OtherTrips.tsx';
import styles from './TripHead.module.css';
import { TripStanding } from './TripStanding.tsx';
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
			<TripStanding />
			<OtherTrips />
			{isRenaming && (
				<RenameDialog trip={trip} cells={cells} onRename={apply} onClose={() => setRenaming(false)} />
			)}
		</div>
	);
});

/** The button and form for the trip's own notes; the form opens by itself if it was left half typed. */
function TripNotes({ trip }: { trip: Trip }) {
	const draft = `${tripTexts.notes}${trip.id}`;
	const [isNoting, setNoting] = useState(() => isTextStored(draft));
	return (
		<>
			<Button kind="quiet" iconOnly aria-label="Trip notes" onClick={() => setNoting(true)}>
				<Icon of={NotebookPen} />
			</Button>
			{isNoting && (
				<NoteDialog
					title="Trip notes"
					hint="For the whole trip: what to pack, who to call. It prints on the first page."
					draft={draft}
					note={trip.notes}
					change={setTripNotes}
					onClose={() => setNoting(false)}
				/>
			)}
		</>
	);
}
