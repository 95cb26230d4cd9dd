import { type FormEvent, useState } from 'react';
import type { Place } from '#domain/places/place.ts';
import { guidedTypes } from '#domain/places/place.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Labelled } from '#ui/Labelled.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';
import { removePlace, writePlace } from './place-writes.ts';
import { type Campus, placeLines, usePlaceForm } from './use-place-form.ts';

const typeWords = { hotel: 'Hotel', restaurant: 'Restaurant', poi: 'Sight' };

interface Props {
	/** The place to edit; null adds one. */
	place: Place | null;
	/** Initial position of a new place. */
	campus: Campus;
	onClose: () => void;
	onDone: () => void;
}

export function PlaceDialog({ place, campus, onClose, onDone }: Props) {
	const { typed, read, faultOf, set, judge } = usePlaceForm(place, campus);
	const [isAsked, setAsked] = useState(false);
	const finish = (done: boolean) => {
		if (!done) return;
		onDone();
		onClose();
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		judge();
		if (!read.success) return;
		finish(await writePlace(read.data, place?.place_id ?? null));
	};
	const remove = async (id: string) => finish(await removePlace(id));
	return (
		<Dialog title={place ? place.name : 'Add a place'} onClose={onClose}>
			<form className={layout.stack} onSubmit={(event) => void save(event)} noValidate>
				<KindChoice kind={typed.type} onKind={(kind) => set('type', kind)} />
				<div className={styles.two}>
					{placeLines.map(([field, label]) => (
						<Field
							key={field}
							label={label}
							value={typed[field] ?? ''}
							error={faultOf(field)}
							autoComplete="off"
							onChange={({ target }) => set(field, target.value)}
						/>
					))}
				</div>
				<DialogAnswers>
					<Button kind="go" type="submit">
						{place ? 'Save the place' : 'Add the place'}
					</Button>
					{place && (
						<Button kind="danger" onClick={() => setAsked(true)}>
							Delete
						</Button>
					)}
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</form>
			{isAsked && place && (
				<DeleteQuestion
					title={`Delete ${place.name}`}
					what="place"
					onDelete={() => void remove(place.place_id)}
					onClose={() => setAsked(false)}
				/>
			)}
		</Dialog>
	);
}

function KindChoice({ kind, onKind }: { kind: string | undefined; onKind: (kind: string) => void }) {
	return (
		<Labelled label="Kind">
			{(tied) => (
				<select
					{...tied}
					className={styles.select}
					value={kind}
					onChange={({ target }) => onKind(target.value)}
				>
					{guidedTypes.map((type) => (
						<option key={type} value={type}>
							{typeWords[type]}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
