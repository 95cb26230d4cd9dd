import { Clock, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { setNote } from '#domain/trips/edit-stops.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { isTextStored } from '#ui/use-stored-text.ts';
import { NoteDialog } from '../notes/NoteDialog.tsx';
import { StopTimesDialog } from '../times/StopTimesDialog.tsx';
import { GuideLink } from './GuideLink.tsx';
import styles from './StopControls.module.css';

/** The marked stop's buttons (times, note, directions, guide) and the dialogs they open. */
export function StopMore({ stop, isOpen }: { stop: Stop; isOpen: boolean }) {
	const { id, place, note } = stop;
	const draft = `ctt.note.${id}`;
	const [isSettingTimes, setSettingTimes] = useState(false);
	const [isNoting, setNoting] = useState(() => isTextStored(draft));
	return (
		<>
			{isOpen && (
				<div className={styles.more}>
					<Button aria-label={`Times at ${place.name}`} onClick={() => setSettingTimes(true)}>
						<Icon of={Clock} />
						Times
					</Button>
					<Button aria-label={`Note on ${place.name}`} onClick={() => setNoting(true)}>
						<Icon of={NotebookPen} />
						Note
					</Button>
					<DirectionsButton to={place} />
					{place.type === 'college' && (
						<Suspense>
							<GuideLink code={place.code} name={place.name} />
						</Suspense>
					)}
				</div>
			)}
			{isSettingTimes && <StopTimesDialog stop={stop} onClose={() => setSettingTimes(false)} />}
			{isNoting && (
				<NoteDialog
					title={`Note on ${place.name}`}
					hint="A phone number in it gets a Call button while you drive."
					draft={draft}
					note={note}
					change={(text) => setNote(id, text)}
					onClose={() => setNoting(false)}
				/>
			)}
		</>
	);
}
