import { type FormEvent, useState } from 'react';
import { placeEditSchema } from '#domain/places/edit-place.ts';
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

const lines = [
	['name', 'Name'],
	['note', 'Note, 60 characters at most'],
	['lat', 'Latitude'],
	['long', 'Longitude'],
	['city', 'City'],
	['state_abbreviation', 'State, two letters'],
	['phone', 'Phone'],
	['website', 'Website'],
] as const;
const typeWords = { hotel: 'Hotel', restaurant: 'Restaurant', poi: 'Sight' };

interface Props {
	/** The place to edit; null adds one. */
	place: Place | null;
	/** Where a new one begins. */
	campus: Pick<Place, 'lat' | 'long' | 'city' | 'state_abbreviation'>;
	onClose: () => void;
	/** The places have changed. */
	onDone: () => void;
}

/** A place's form. */
export function PlaceDialog({ place, campus, onClose, onDone }: Props) {
	const start = place ?? { ...campus, name: '', note: '', type: 'hotel', phone: null, website: null };
	const [typed, setTyped] = useState<Record<string, string>>(() =>
		Object.fromEntries(
			['type', ...lines.map(([field]) => field)].map((field) => [
				field,
				String(start[field as keyof typeof start] ?? ''),
			]),
		),
	);
	const [isJudged, setJudged] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const read = placeEditSchema.safeParse({
		...typed,
		lat: numberOf(typed.lat),
		long: numberOf(typed.long),
		phone: typed.phone?.trim() || null,
	});
	const faultOf = (field: string) =>
		isJudged ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
	const finish = (done: boolean) => {
		if (!done) return;
		onDone();
		onClose();
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setJudged(true);
		if (!read.success) return;
		finish(await writePlace(read.data, place?.place_id ?? null));
	};
	const remove = async (id: string) => finish(await removePlace(id));
	return (
		<Dialog title={place ? place.name : 'Add a place'} onClose={onClose}>
			<form className={layout.stack} onSubmit={(event) => void save(event)} noValidate>
				<Labelled label="Kind">
					{(tied) => (
						<select
							{...tied}
							className={styles.select}
							value={typed.type}
							onChange={({ target }) => setTyped({ ...typed, type: target.value })}
						>
							{guidedTypes.map((type) => (
								<option key={type} value={type}>
									{typeWords[type]}
								</option>
							))}
						</select>
					)}
				</Labelled>
				<div className={styles.two}>
					{lines.map(([field, label]) => (
						<Field
							key={field}
							label={label}
							value={typed[field] ?? ''}
							error={faultOf(field)}
							autoComplete="off"
							onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
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

/** A number as typed; what is none is refused by its rule. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));
