import { CreditCard, HandHeart } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
	amountWords,
	DEFAULT_DONATION,
	type Donation,
	donationSchema,
	readAmount,
} from '#domain/donations/donation.ts';
import { faultsOf } from '#domain/outreach/form-text.ts';
import { paths } from '#domain/paths.ts';
import { useAccountEmail } from '#session/account-email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './DonationForm.module.css';

/** The amount and the e-mail. `onDonate` goes on to the checkout; while there is none, the form says so and sends nothing. */
export function DonationForm({ onDonate }: { onDonate?: (donation: Donation) => Promise<void> }) {
	const accountEmail = useAccountEmail();
	const [preset, setPreset] = useState<number | null>(DEFAULT_DONATION);
	const [typed, setTyped] = useState('');
	const [ownEmail, setOwnEmail] = useState('');
	const [wasLeft, setLeft] = useState(false);
	const heading = useId();
	const email = accountEmail ?? ownEmail;
	const read = preset === null ? readAmount(typed) : { amount: preset };
	const amount = 'amount' in read ? read.amount : null;
	const amountFault = 'fault' in read && typed !== '' ? read.fault : undefined;
	const emailFault = wasLeft ? faultsOf(donationSchema, { amount: amount ?? 0, email }).email : undefined;

	function donate(event: FormEvent) {
		event.preventDefault();
		setLeft(true);
		const donation = donationSchema.safeParse({ amount, email });
		if (donation.success) void onDonate?.(donation.data);
	}

	return (
		<form className={styles.form} onSubmit={donate} noValidate aria-labelledby={heading}>
			<h2 id={heading}>Your donation</h2>
			<AmountChoice
				preset={preset}
				typed={typed}
				fault={amountFault}
				onPreset={setPreset}
				onTyped={(text) => {
					setTyped(text);
					setPreset(null);
				}}
			/>
			<Field
				label="E-mail"
				type="email"
				name="email"
				autoComplete="email"
				required
				value={email}
				readOnly={accountEmail !== null}
				hint={
					accountEmail ? 'The e-mail of your account. The receipt goes there.' : 'The receipt goes there.'
				}
				error={emailFault}
				onChange={({ target }) => setOwnEmail(target.value)}
				onBlur={() => setLeft(email !== '')}
			/>
			<Button type="submit" kind="go" road wide disabled={!onDonate || amount === null}>
				<Icon of={HandHeart} />
				{amount === null ? 'Donate' : `Donate ${amountWords(amount)}`}
			</Button>
			{!onDonate && (
				<p className={styles.closed}>
					<Icon of={CreditCard} />
					<span>
						<strong>Card payments are not open yet.</strong> Nothing on this page is sent or charged.{' '}
						<Link to={`${paths.contact}?subject=${encodeURIComponent('I would like to donate')}`}>
							Write to us
						</Link>{' '}
						and we tell you when they are.
					</span>
				</p>
			)}
		</form>
	);
}
