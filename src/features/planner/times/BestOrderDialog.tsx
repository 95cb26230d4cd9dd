import { useMemo, useState } from 'react';
import type { OrderWish } from '#domain/schedule/better-order.ts';
import { betterOrderWords } from '#domain/schedule/order-words.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { hasDatedNights } from '#domain/schedule/planned-nights.ts';
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
	const [keeps, setKeeps] = useState<Keeps>({
		first: isEndOfTrip(trip.stops[0]?.place),
		last: isEndOfTrip(trip.stops.at(-1)?.place),
		nights: true,
	});
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
			{!day && <Kept keeps={keeps} onChange={setKeeps} />}
			<p className={layout.collar}>Tour times stay, and nights keep their order.</p>
			<DialogAnswers>
				{found && (
					<Button
						kind="go"
						disabled={isSearching}
						onClick={() => {
							onClose();
							apply('Stops put in the best order', found.changes);
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

type Keeps = Required<Pick<OrderWish, 'first' | 'last' | 'nights'>>;

/** What every order has to keep. */
function Kept({ keeps, onChange }: { keeps: Keeps; onChange: (keeps: Keeps) => void }) {
	const { trip, outlook } = usePlanner();
	const keep = (what: keyof Keeps, label: string) => (
		<Check
			label={label}
			checked={keeps[what]}
			onChange={({ target }) => onChange({ ...keeps, [what]: target.checked })}
		/>
	);
	return (
		<div>
			{keep('first', `${trip.stops[0]?.place.name} stays first`)}
			{keep('last', `${trip.stops.at(-1)?.place.name} stays last`)}
			{outlook && hasDatedNights(outlook.plan) && keep('nights', 'Nights keep their dates')}
		</div>
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
