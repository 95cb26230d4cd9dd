import { HandHeart } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';
import { moneyWords } from '#domain/billing/money.ts';
import { BANK_DECIDES, NO_MONEY_MOVED } from '#domain/billing/plan-words.ts';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './DonateScreen.module.css';
import { WithheldDonation } from './WithheldDonation.tsx';

/**
 * The result of a donation: given, or not charged; `unknown` while the server cannot be reached, `withheld` from anyone
 * but its account. `payment` is its id; `isMailed` says whether this site sends email.
 */
export function DonationOutcome({
	outcome,
	payment,
	isMailed,
	onDone,
}: {
	outcome: PaymentOutcome | 'unknown' | 'withheld';
	payment: string;
	isMailed: boolean;
	onDone: () => void;
}) {
	if (outcome === 'unknown') return <Unknown />;
	if (outcome === 'withheld') return <WithheldDonation payment={payment} onDone={onDone} />;
	const amount = moneyWords(outcome.amount_cents);
	const isTest = outcome.service === 'test';
	if (outcome.state === 'paid') {
		return (
			<section className={styles.card} aria-labelledby="outcome" role="status">
				<h2 id="outcome">Thank you</h2>
				<p>
					{isTest ? NO_MONEY_MOVED : `We received your ${amount}.`}
					{isMailed && ' The receipt is on its way to your email.'}
				</p>
				<ButtonLink kind="go" wide to={paths.tripPlanner}>
					Plan a trip
				</ButtonLink>
				<Button wide onClick={onDone}>
					Donate again
				</Button>
			</section>
		);
	}
	const { title, words } = notGiven(outcome);
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">{title}</h2>
			<p>{words}</p>
			<Button kind="go" wide onClick={onDone}>
				<Icon of={HandHeart} />
				Back to the donation
			</Button>
		</section>
	);
}

function notGiven({ service, state, amount_cents }: PaymentOutcome): { title: string; words: string } {
	const amount = moneyWords(amount_cents);
	const isTest = service === 'test';
	if (state === 'disputed')
		return { title: 'In dispute', words: isTest ? `${BANK_DECIDES} ${NO_MONEY_MOVED}` : BANK_DECIDES };
	// A donation has no plan that could end by itself.
	if (state === 'refunded' || state === 'ended')
		return { title: 'Refunded', words: isTest ? NO_MONEY_MOVED : `Your ${amount} went back to your card.` };
	return { title: 'Nothing was charged', words: `You left the checkout before paying ${amount}.` };
}

/** Shown until the outcome is here. */
export function AskingForOutcome() {
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">One moment</h2>
			<p>We’re finding out about your last donation.</p>
		</section>
	);
}

function Unknown() {
	const { revalidate, state } = useRevalidator();
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">Was it charged?</h2>
			<p>
				We can’t tell right now. You were charged once or not at all. Check again in a moment before you
				donate again.
			</p>
			<Button kind="go" wide disabled={state !== 'idle'} onClick={() => void revalidate()}>
				{state === 'idle' ? 'Check again' : 'Checking'}
			</Button>
		</section>
	);
}
