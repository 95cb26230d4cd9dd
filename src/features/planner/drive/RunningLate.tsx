import { useMemo, useState } from 'react';
import { remedyWords, troubleWords } from '#domain/schedule/advice-words.ts';
import { movedNightWords } from '#domain/schedule/night-words.ts';
import type { Delays } from '#domain/schedule/on-the-road.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Remedy } from '#domain/schedule/remedies.ts';
import { costOfLeaving, remediesAhead } from '#domain/schedule/running-late.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { makeEdit } from '#trips/undo.ts';
import { Button } from '#ui/Button.tsx';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';

interface Props {
	store: TripStore;
	outlook: Outlook;
	parts: PlanParts;
	stop: number;
	delays: Delays;
	onClose: () => void;
}

/** The questions, by the moment from which the minutes count. */
const words = {
	plan: {
		title: 'How late are you leaving?',
		label: 'How late',
		none: '',
		each: (delay: number) => `${delay} min`,
	},
	now: {
		title: 'When are you leaving?',
		label: 'When',
		none: 'Leaving now',
		each: (delay: number) => `In ${delay} min`,
	},
	left: {
		title: 'How late will you be?',
		label: 'How late',
		none: 'As it looks now',
		each: (delay: number) => `${delay} min later`,
	},
} satisfies Record<Delays['since'], unknown>;

/** The outcome if the family leaves later than planned, and the remedies: one tap applies one, another undoes it. */
export function RunningLate({ store, outlook, parts, stop, delays, onClose }: Props) {
	const { from, since, minutes } = delays;
	const { title, label, none, each: more } = words[since];
	const [chosen, setChosen] = useState<number | null>(null);
	const delay = chosen ?? minutes[0] ?? 0;
	const until = from + delay;
	const { outcome, trouble, moved, remedies } = useMemo(() => {
		const { outcome, missed, moved } = costOfLeaving(outlook, parts, { stop, until });
		return {
			outcome,
			trouble: missed,
			moved: moved && movedNightWords(outcome.plan, moved),
			remedies: missed ? remediesAhead(outlook, parts, { stop, until, trouble: missed }) : [],
		};
	}, [outlook, parts, stop, until]);
	const take = ({ changes }: Remedy, done: string) => {
		onClose();
		makeEdit(store, { words: done, changes, before: outlook.cells, lasts: true });
	};
	return (
		<Dialog title={title} onClose={onClose}>
			<div className={layout.stack}>
				<Chips label={label} wraps>
					{minutes.map((each) => (
						<ToggleChip key={each} pressed={each === delay} onToggle={() => setChosen(each)}>
							{each === 0 ? none : more(each)}
						</ToggleChip>
					))}
				</Chips>
				<p role="status">
					{trouble ? (
						<strong>{troubleWords(trouble, outcome)[0]}</strong>
					) : (
						'That won’t make you late for anything with a set time.'
					)}
					{moved && ` ${moved}`}
					{trouble && (remedies.length > 0 ? ' This helps:' : ' Nothing can make up for it. Call ahead.')}
				</p>
				{trouble &&
					remedies.map((remedy) => {
						const { words: does, caveat, done } = remedyWords(trouble, remedy);
						return (
							<Button key={does} road wide onClick={() => take(remedy, done)}>
								<span>
									{does}
									{caveat && `, ${caveat}`}
								</span>
							</Button>
						);
					})}
			</div>
			<DialogAnswers>
				<Button onClick={onClose}>Close</Button>
			</DialogAnswers>
		</Dialog>
	);
}
