import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { buyPlan, leavePlan } from './plan-writes.ts';

/** Goes to the checkout of the full plan. */
export function BuyPlanButton() {
	const { isBusy, busyWith } = useBusy();
	return (
		<Button kind="go" road wide aria-disabled={isBusy} onClick={() => !isBusy && void busyWith(buyPlan)}>
			{isBusy ? 'Opening the checkout' : 'Get Full'}
		</Button>
	);
}

/** Downgrade, or Cancel Trial (§4), after a question. */
export function LeavePlanButton({
	isTrial,
	onLeft,
}: {
	isTrial: boolean;
	onLeft: (() => unknown) | undefined;
}) {
	const [isAsked, setAsked] = useState(false);
	const { isBusy, busyWith } = useBusy();
	const label = isTrial ? 'Cancel Trial' : 'Downgrade';
	const leave = async () => {
		const hasLeft = await busyWith(leavePlan);
		setAsked(false);
		if (hasLeft) onLeft?.();
	};
	return (
		<>
			<Button wide onClick={() => setAsked(true)}>
				{label}
			</Button>
			{isAsked && (
				<Dialog title={isTrial ? 'Cancel your trial?' : 'Go back to Free?'} onClose={() => setAsked(false)}>
					<p>
						{isTrial
							? 'There is one trial per person, so you can’t start it again. '
							: 'The full plan ends right away, and you won’t be charged again. '}
						Everything you saved stays.
					</p>
					<DialogAnswers>
						<Button kind="danger" aria-disabled={isBusy} onClick={() => !isBusy && void leave()}>
							{label}
						</Button>
						<Button onClick={() => setAsked(false)}>Keep it</Button>
					</DialogAnswers>
				</Dialog>
			)}
		</>
	);
}
