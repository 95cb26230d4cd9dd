import { type FormEvent, useState } from 'react';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { guidedTypes } from '#domain/places/place.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { labels } from '../field-labels.ts';
import { NotSaved } from '../NotSaved.tsx';
import styles from './CollegeEditor.module.css';
import { placeHints, placeLines, placeTypeWords } from './place-fields.ts';
import { addAgain, type PlaceSaved, removePlace, writePlace } from './place-writes.ts';
import { type Campus, usePlaceForm } from './use-place-form.ts';

interface Props {
	/** The place to edit; null adds one. */
	place: AdminPlace | null;
	campus: Campus;
	/** The college's current places: a new one may be among them even though its answer was lost. */
	places: readonly AdminPlace[];
	onClose: () => void;
	/** The places may have changed, even when an answer was lost. */
	onDone: () => void;
}

export function PlaceDialog({ place, campus, places, onClose, onDone }: Props) {
	const { read, ...form } = usePlaceForm(place, campus, places);
	const [isAsked, setAsked] = useState(false);
	const { isBusy, busyWith } = useBusy();
	const { known } = form;
	const finish = (outcome: PlaceSaved) => {
		const isDone = form.settle(outcome);
		if (outcome.isSaved || outcome.isOpen) onDone();
		if (isDone) onClose();
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		form.judge();
		if (!read.success) return;
		const isAgain = form.isSent && !known;
		const send = () =>
			isAgain ? addAgain(read.data, form.newPlace, campus) : writePlace(read.data, known ?? form.newPlace);
		finish(await busyWith(send));
	};
	return (
		<Dialog title={known ? known.name : 'Add a place'} onClose={onClose}>
			<form className={layout.stack} onSubmit={(event) => void save(event)} noValidate>
				<KindChoice kind={form.typed.type} onKind={(kind) => form.set('type', kind)} />
				<div className={styles.two}>
					{placeLines.map(([field, label]) => (
						<Field
							key={field}
							label={label}
							value={form.typed[field] ?? ''}
							error={form.faultOf(field)}
							hint={form.isTheirs(field) ? `Theirs: ${known?.[field] || '–'}` : placeHints[field]}
							autoComplete="off"
							onChange={({ target }) => form.set(field, target.value)}
						/>
					))}
				</div>
				<NotSaved {...form.notSaved} />
				<DialogAnswers>
					<Button kind="go" type="submit" disabled={isBusy}>
						{known ? 'Save the place' : 'Add the place'}
					</Button>
					{known && (
						<Button kind="danger" onClick={() => setAsked(true)}>
							Delete
						</Button>
					)}
					<Button onClick={onClose}>Close</Button>
				</DialogAnswers>
			</form>
			{isAsked && known && (
				<DeleteQuestion
					title={`Delete ${known.name}`}
					what="place"
					onDelete={() => void removePlace(known).then(finish)}
					onClose={() => setAsked(false)}
				/>
			)}
		</Dialog>
	);
}

function KindChoice({ kind, onKind }: { kind: string | undefined; onKind: (kind: string) => void }) {
	return (
		<Select label={labels.place.type} value={kind} onChange={({ target }) => onKind(target.value)}>
			{guidedTypes.map((type) => (
				<option key={type} value={type}>
					{placeTypeWords[type]}
				</option>
			))}
		</Select>
	);
}
