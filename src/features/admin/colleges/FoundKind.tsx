import type { FoundPlaces } from '#domain/places/found-place.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { Check } from '#ui/Check.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';

interface Props {
	words: string;
	places: FoundPlaces['found'];
	chosen: ReadonlySet<string>;
	onToggle: (ids: string[], isOn: boolean) => void;
}

/** Found places of one kind, with checkboxes, which are disabled for places already here. */
export function FoundKind({ words, places, chosen, onToggle }: Props) {
	if (places.length === 0) return null;
	const open = places.filter(({ isHere }) => !isHere).map(({ place_id }) => place_id);
	const isAll = open.length > 0 && open.every((id) => chosen.has(id));
	return (
		<fieldset className={styles.found}>
			<legend>{words}</legend>
			{open.length > 1 && (
				<Check
					label={`All ${open.length}`}
					checked={isAll}
					onChange={({ target }) => onToggle(open, target.checked)}
				/>
			)}
			{places.map(({ place_id, name, note, distance, isHere }) => (
				<Check
					key={place_id}
					checked={isHere || chosen.has(place_id)}
					disabled={isHere}
					onChange={({ target }) => onToggle([place_id], target.checked)}
					label={
						<span>
							{name}
							<span className={`${layout.soft} ${layout.small}`}>
								{[isHere ? 'Already here' : note, distance !== null && fromCampusWords(distance)]
									.filter(Boolean)
									.join(', ')}
							</span>
						</span>
					}
				/>
			))}
		</fieldset>
	);
}
