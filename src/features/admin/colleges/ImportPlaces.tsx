import { useState } from 'react';
import { findPlaces, importPlaces } from '#api/admin-places.ts';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { countWords } from '#domain/count-words.ts';
import { type FoundPlaces, searchedMiles } from '#domain/places/found-place.ts';
import type { Place } from '#domain/places/place.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/Check.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Labelled } from '#ui/Labelled.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { useAttempt } from '../use-attempt.ts';
import styles from './CollegeEditor.module.css';

const kinds = [
	['hotel', 'Hotels'],
	['restaurant', 'Restaurants'],
	['poi', 'Sights'],
] as const;

interface Props {
	college: Pick<AdminCollege, 'ipeds_id' | 'name'>;
	onClose: () => void;
	/** The places have changed. */
	onDone: () => void;
}

/** Brings places in from OpenStreetMap: what it knows is shown first, and only what is checked is added. */
export function ImportPlaces({ college, onClose, onDone }: Props) {
	const [miles, setMiles] = useState(1);
	const [answer, setAnswer] = useState<FoundPlaces>();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const { attempt, fault, isBusy } = useAttempt();
	const search = () =>
		attempt(async () => {
			setAnswer(await findPlaces(college.ipeds_id, miles));
			setChosen(new Set());
		});
	const bring = (places: Place[]) =>
		attempt(async () => {
			const { added, known } = await importPlaces(places);
			const others = known > 0 ? ` ${known} were already here.` : '';
			showToast({ words: `${countWords(added, 'place')} added.${others}` });
			onDone();
			onClose();
		});
	const wanted = answer?.found.filter(({ place_id }) => chosen.has(place_id)) ?? [];
	const toggle = (ids: string[], isOn: boolean) =>
		setChosen(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]));
	return (
		<Dialog title={`Places around ${college.name}`} onClose={onClose}>
			<div className={layout.stack}>
				<Labelled label="How far from the campus" error={fault}>
					{(tied) => (
						<select
							{...tied}
							className={styles.select}
							value={miles}
							onChange={({ target }) => setMiles(Number(target.value))}
						>
							{searchedMiles.map((each) => (
								<option key={each} value={each}>
									{each === 0.5 ? 'Half a mile' : countWords(each, 'mile')}
								</option>
							))}
						</select>
					)}
				</Labelled>
				<p>
					<Button disabled={isBusy} onClick={() => void search()}>
						{isBusy ? 'One moment' : 'Ask OpenStreetMap'}
					</Button>
				</p>
				<p role="status" className={layout.soft}>
					{answer && !isBusy && foundWords(answer)}
				</p>
				{answer &&
					kinds.map(([kind, words]) => (
						<Kind
							key={kind}
							words={words}
							places={answer.found.filter(({ type }) => type === kind)}
							chosen={chosen}
							onToggle={toggle}
						/>
					))}
				{answer && (
					<p className={`${layout.soft} ${layout.small}`}>
						Places © OpenStreetMap contributors; guides say so where they show them.
					</p>
				)}
				<DialogAnswers>
					<Button kind="go" disabled={isBusy || wanted.length === 0} onClick={() => void bring(wanted)}>
						{`Add ${countWords(wanted.length, 'place')}`}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</div>
		</Dialog>
	);
}

interface KindProps {
	words: string;
	places: FoundPlaces['found'];
	chosen: ReadonlySet<string>;
	onToggle: (ids: string[], isOn: boolean) => void;
}

function Kind({ words, places, chosen, onToggle }: KindProps) {
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

function foundWords({ found, farther }: FoundPlaces): string {
	if (found.length === 0) return 'Nothing we could add there. Try a larger area.';
	const more = farther > 0 ? ` The nearest are shown: ${farther} more lie farther away.` : '';
	return `${countWords(found.length, 'place')} found. Check the ones a family should see.${more}`;
}
