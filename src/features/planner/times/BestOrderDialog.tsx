import { useMemo, useState } from 'react';
import { betterOrderWords } from '#domain/schedule/order-words.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import { dayTitleWords } from '#domain/schedule/tour-day-words.ts';
import { isEndOfTrip } from '#domain/trips/end-of-trip.ts';
import { type FoundOrder, useBetterOrder } from '#roads/use-better-order.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/Check.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import styles from './Times.module.css';

/** Offers the best order of the stops and says what it saves; one tap applies it. */
export function BestOrderDialog({ onClose }: { onClose: () => void }) {
	const { trip, cells, outlook, shownDay, apply } = usePlanner();
	const parts = useTrialParts();
	const [first, last] = [trip.stops[0], trip.stops.at(-1)];
	const [keeps, setKeeps] = useState({ first: isEndOfTrip(first?.place), last: isEndOfTrip(last?.place) });
	const { answer, isSearching } = useBetterOrder(
		cells,
		parts,
		shownDay === null ? keeps : { ...keeps, day: shownDay },
	);
	const found = typeof answer === 'object' ? answer : null;
	const day = outlook?.days.find(({ number }) => number === shownDay);
	return (
		<Dialog
			title={day && outlook ? `Best order of ${dayTitleWords(outlook.plan, day)}` : 'Best order'}
			onClose={onClose}
		>
			<p aria-live="polite">
				<strong className={answer === 'searching' ? styles.late : undefined}>{answerWords(answer)}</strong>
			</p>
			{found && (
				<ol className={styles.order}>
					{found.order.map((id) => (
						<li key={id}>{trip.stops.find((stop) => stop.id === id)?.place.name}</li>
					))}
				</ol>
			)}
			{!day && (
				<div>
					<Check
						label={`${first?.place.name} stays first`}
						checked={keeps.first}
						onChange={({ target }) => setKeeps({ ...keeps, first: target.checked })}
					/>
					<Check
						label={`${last?.place.name} stays last`}
						checked={keeps.last}
						onChange={({ target }) => setKeeps({ ...keeps, last: target.checked })}
					/>
				</div>
			)}
			<p className={layout.collar}>Tour times stay, and nights keep their order.</p>
			<DialogAnswers>
				{found && (
					<Button
						kind="go"
						disabled={isSearching}
						onClick={() => {
							onClose();
							apply(`Best order. ${betterOrderWords(found)}`, found.changes);
						}}
					>
						Use this order
					</Button>
				)}
				<Button onClick={onClose}>{found ? 'Keep mine' : 'Close'}</Button>
			</DialogAnswers>
		</Dialog>
	);
}

function answerWords(answer: FoundOrder): string {
	if (answer === 'searching') return 'Comparing all orders.';
	if (answer === 'failed') return 'We couldn’t compare the orders just now. Close this and try again.';
	return answer ? `${betterOrderWords(answer)}.` : 'Your order is as good as the best we found.';
}

/** The inputs with which the planner tries out orders before it offers them. */
function useTrialParts(): PlanParts {
	const { outlook, parts } = usePlanner();
	return useMemo(() => (outlook ? partsForTrial(outlook, parts) : parts), [outlook, parts]);
}
