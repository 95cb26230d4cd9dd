import { useState } from 'react';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { countWords } from '#domain/count-words.ts';
import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import { type FoundPlaces, searchedMiles } from '#domain/places/found-place.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import { FoundKind } from './FoundKind.tsx';
import { usePlaceImport } from './use-place-import.ts';

const kinds = [
	['hotel', 'Hotels'],
	['restaurant', 'Restaurants'],
	['poi', 'Sights'],
] as const;

interface Props {
	college: Pick<AdminCollege, 'ipeds_id' | 'name'>;
	onClose: () => void;
	onDone: () => void;
}

/** Imports places from OpenStreetMap: shows them first, and adds only the checked ones. */
export function ImportPlaces({ college, onClose, onDone }: Props) {
	const [miles, setMiles] = useState(1);
	const { answer, chosen, wanted, fault, isBusy, search, toggle, bring } = usePlaceImport(
		college.ipeds_id,
		() => {
			onDone();
			onClose();
		},
	);
	return (
		<Dialog title={`Places around ${college.name}`} onClose={onClose}>
			<div className={layout.stack}>
				<MilesChoice miles={miles} fault={fault} onMiles={setMiles} />
				<p>
					<Button disabled={isBusy} onClick={() => void search(miles)}>
						{isBusy ? 'One moment' : 'Ask OpenStreetMap'}
					</Button>
				</p>
				<p role="status" className={layout.soft}>
					{answer && !isBusy && foundWords(answer)}
				</p>
				{answer &&
					kinds.map(([kind, words]) => (
						<FoundKind
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
					<Button kind="go" disabled={isBusy || wanted.length === 0} onClick={() => void bring()}>
						{`Add ${countWords(wanted.length, 'place')}`}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</DialogAnswers>
			</div>
		</Dialog>
	);
}

interface MilesChoiceProps {
	miles: number;
	fault: string | undefined;
	onMiles: (miles: number) => void;
}

function MilesChoice({ miles, fault, onMiles }: MilesChoiceProps) {
	return (
		<Select
			label="How far from the campus"
			error={fault}
			value={miles}
			onChange={({ target }) => onMiles(Number(target.value))}
		>
			{searchedMiles.map((each) => (
				<option key={each} value={each}>
					{each === 0.5 ? 'Half a mile' : countWords(each, 'mile')}
				</option>
			))}
		</Select>
	);
}

function foundWords({ found, farther }: FoundPlaces): string {
	if (found.length === 0) return 'Nothing we could add there. Try a larger area.';
	const more = farther > 0 ? ` The nearest are shown: ${farther} more lie farther away.` : '';
	const shown = `A guide shows the ${numberWord(limits.nearbyPerType)} nearest of each kind.`;
	return `${countWords(found.length, 'place')} found. Check the ones a family should see.${more} ${shown}`;
}
