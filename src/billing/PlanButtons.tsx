import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/focus-it.ts';
import { useBusy } from '#ui/use-busy.ts';
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

/** What a person may leave: `disputed` is a plan that is paused while a bank decides, `admins` one that an admin pays without need. */
type Leavable = 'trial' | 'full' | 'disputed' | 'admins';

const leaveWords: Record<Leavable, { label: string; title: string; what: string }> = {
	trial: {
		label: 'Cancel Trial',
		title: 'Cancel your trial?',
		what: 'There is one trial per person, so you can’t start it again.',
	},
	full: {
		label: 'Downgrade',
		title: 'Go back to Free?',
		what: 'The full plan ends right away, and you won’t be charged again.',
	},
	admins: {
		label: 'Stop Paying',
		title: 'Stop paying for the plan?',
		what: 'As an admin you have everything without it. You won’t be charged again.',
	},
	disputed: {
		label: 'Cancel Plan',
		title: 'Cancel the paused plan?',
		what: 'However the bank decides, the full plan won’t come back, and you won’t be charged again.',
	},
};

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
