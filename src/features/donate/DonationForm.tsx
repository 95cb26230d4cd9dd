import { HandHeart } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
	amountWords,
	DEFAULT_DONATION,
	DONATION_PRESETS,
	type Donation,
	donorEmailFault,
	readAmount,
} from '#domain/donations/donation.ts';
import { useAccountEmail } from '#session/account-email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useKeptText } from '#ui/use-kept-text.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './DonationForm.module.css';

const OTHER = 'other';

/** The amount and the email, kept while the tab is open. `onDonate` goes on to the checkout. */
export function DonationForm({ onDonate }: { onDonate?: (donation: Donation) => Promise<void> }) {
	const accountEmail = useAccountEmail();
	const [chosen, setChosen] = useKeptText('ctt.donate.chosen', String(DEFAULT_DONATION));
	const [typed, setTyped] = useKeptText('ctt.donate.amount');
	const [ownEmail, setOwnEmail] = useKeptText('ctt.donate.email');
	const [isTyping, setTyping] = useState(false);
	const [wasLeft, setLeft] = useState(false);
	const heading = useId();
	const email = accountEmail ?? ownEmail;
	// An amount that is taken out again leaves the one that is chosen at first.
	const isOther = chosen === OTHER && typed.trim() !== '';
	const preset = isOther
		? null
		: (DONATION_PRESETS.find((each) => String(each) === chosen) ?? DEFAULT_DONATION);
	const read = preset === null ? readAmount(typed) : { amount: preset };
	const amount = 'amount' in read ? read.amount : null;
	const amountFault = 'fault' in read && !isTyping ? read.fault : undefined;
	const faultOfEmail = donorEmailFault(accountEmail, ownEmail);
	const emailFault = wasLeft ? faultOfEmail : undefined;

	function donate(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setTyping(false);
		setLeft(true);
		if (amount !== null && !faultOfEmail) return void onDonate?.({ amount, email: email.trim() });
		const first = amount === null ? 'amount' : 'email';
		(event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
	}

	return (
		<form className={styles.form} onSubmit={donate} noValidate aria-labelledby={heading}>
			<h2 id={heading}>Your donation</h2>
			<AmountChoice
				preset={preset}
				typed={typed}
				fault={amountFault}
				onPreset={(each) => setChosen(String(each))}
				onTyped={(text) => {
					setTyping(true);
					setTyped(text);
					setChosen(OTHER);
				}}
				onLeft={() => setTyping(false)}
			/>
			<Field
				label="Email"
				type="email"
				name="email"
				autoComplete="email"
				required
				value={email}
				readOnly={accountEmail !== null}
				hint={accountEmail ? 'The email on your account. The receipt goes there.' : 'The receipt goes there.'}
				error={emailFault}
				onChange={({ target }) => setOwnEmail(target.value)}
				onBlur={() => setLeft(email !== '')}
			/>
			<Button type="submit" kind="go" road wide disabled={!onDonate}>
				<Icon of={HandHeart} />
				{amount === null ? 'Donate' : `Donate ${amountWords(amount)}`}
			</Button>
		</form>
	);
}
