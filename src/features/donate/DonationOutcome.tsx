import { HandHeart, LogIn } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';
import { moneyWords } from '#domain/billing/money.ts';
import { NO_MONEY_MOVED } from '#domain/billing/plan-words.ts';
import { paths, returnFromCheckout } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './DonateScreen.module.css';

/**
 * The result of a donation: given, or not charged; `unknown` while the server cannot be reached, `withheld` from whoever
 * is not its account. `payment` is its id; `isMailed`: this site sends email.
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
	if (outcome === 'withheld') return <Withheld payment={payment} onDone={onDone} />;
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
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">{outcome.state === 'ended' ? 'Refunded' : 'Nothing was charged'}</h2>
			<p>
				{outcome.state !== 'ended'
					? `You left the checkout before paying ${amount}.`
					: isTest
						? NO_MONEY_MOVED
						: `Your ${amount} went back to your card.`}
			</p>
			<Button kind="go" wide onClick={onDone}>
				<Icon of={HandHeart} />
				Back to the donation
			</Button>
		</section>
	);
}

/** Until the outcome is here. */
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

function Withheld({ payment, onDone }: { payment: string; onDone: () => void }) {
	const { isSignedIn } = useSession();
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">We can’t show this donation here</h2>
			{isSignedIn ? (
				<p>
					If you gave from another account, sign in with that one to see whether you were charged before you
					donate again.
				</p>
			) : (
				<>
					<p>
						If you were signed in when you gave, sign in again to see whether you were charged before you
						donate again.
					</p>
					<ButtonLink kind="go" wide to={paths.signInFrom(returnFromCheckout(paths.donate, payment))}>
						<Icon of={LogIn} />
						Sign In
					</ButtonLink>
				</>
			)}
			<Button wide onClick={onDone}>
				Back to the donation
			</Button>
		</section>
	);
}
