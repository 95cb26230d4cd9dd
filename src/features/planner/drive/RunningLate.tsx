import { useMemo, useState } from 'react';
import { remedyWords, troubleWords } from '#domain/schedule/advice-words.ts';
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

/** The outcome if the family leaves later than planned, and the remedies: one tap applies one, one undoes it. */
export function RunningLate({ store, outlook, parts, stop, delays, onClose }: Props) {
	const { from, isFromNow, minutes } = delays;
	const [chosen, setChosen] = useState<number | null>(null);
	const delay = chosen ?? minutes[0] ?? 0;
	const until = from + delay;
	const { outcome, trouble, remedies } = useMemo(() => {
		const { outcome, missed } = costOfLeaving(outlook, parts, { stop, until });
		return {
			outcome,
			trouble: missed,
			remedies: missed ? remediesAhead(outlook, parts, { stop, until, trouble: missed }) : [],
		};
	}, [outlook, parts, stop, until]);
	const take = ({ changes }: Remedy, done: string) => {
		onClose();
		makeEdit(store, { words: done, changes, before: outlook.cells, lasts: true });
	};
	return (
		<Dialog title={isFromNow ? 'When are you leaving?' : 'How late are you leaving?'} onClose={onClose}>
			<div className={layout.stack}>
				<Chips label={isFromNow ? 'When' : 'How late'} wraps>
					{minutes.map((each) => (
						<ToggleChip key={each} pressed={each === delay} onToggle={() => setChosen(each)}>
							{delayWords(each, isFromNow)}
						</ToggleChip>
					))}
				</Chips>
				<p role="status">
					{trouble ? (
						<>
							<strong>{troubleWords(trouble, outcome)[0]}</strong>{' '}
							{remedies.length > 0 ? 'This helps:' : 'Nothing can make up for it. Call ahead.'}
						</>
					) : (
						'That won’t make you late for anything with a set time.'
					)}
				</p>
				{trouble &&
					remedies.map((remedy) => {
						const { words, caveat, done } = remedyWords(trouble, remedy);
						return (
							<Button key={words} road wide onClick={() => take(remedy, done)}>
								<span>
									{words}
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

function delayWords(delay: number, isFromNow: boolean): string {
	if (delay === 0) return 'Leaving now';
	return isFromNow ? `In ${delay} min` : `${delay} min`;
}
