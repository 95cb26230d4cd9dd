import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/focus-it.ts';
import { useBusy } from '#ui/use-busy.ts';
import { type Leavable, leaveWords } from './leave-words.ts';
import { buyPlan, leavePlan } from './plan-writes.ts';

/** Goes to the checkout of the full plan. */
export function BuyPlanButton() {
	const { isBusy, busyWith } = useBusy();
	return (
		<Button kind="go" road wide disabled={isBusy} onClick={() => void busyWith(buyPlan)}>
			{isBusy ? 'Opening the checkout' : 'Get Full'}
		</Button>
	);
}

/** Leaves a plan, after a question. */
export function LeavePlanButton({ of, onLeft }: { of: Leavable; onLeft: (() => unknown) | undefined }) {
	const [isAsked, setAsked] = useState(false);
	const { isBusy, busyWith } = useBusy();
	const { label, title, what } = leaveWords[of];
	const leave = async () => {
		const hasLeft = await busyWith(leavePlan);
		setAsked(false);
		if (hasLeft) onLeft?.();
	};
	return (
		<>
			<Button wide={of !== 'disputed'} onClick={() => setAsked(true)}>
				{label}
			</Button>
			{isAsked && (
				<Dialog title={title} onClose={() => setAsked(false)}>
					<p>{what} Everything you saved stays.</p>
					<DialogAnswers>
						<Button kind="danger" disabled={isBusy} onClick={() => void leave()}>
							{label}
						</Button>
						<Button ref={focusFirst} onClick={() => setAsked(false)}>
							Keep it
						</Button>
					</DialogAnswers>
				</Dialog>
			)}
		</>
	);
}
