import { HandHeart } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { moneyWords } from '#domain/billing/money.ts';
import {
	DEFAULT_DONATION,
	DONATION_PRESETS,
	type Donation,
	donorEmailFault,
	LEAST_CENTS,
	readAmount,
	TOO_SMALL_WORDS,
} from '#domain/donations/donation.ts';
import { useAccountEmail } from '#session/account-email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useStoredText } from '#ui/use-stored-text.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './DonationForm.module.css';

const OTHER = 'other';

/**
 * The amount and the email, stored while the tab is open. `onDonate` continues to the checkout, or returns the problem.
 */
export function DonationForm({ onDonate }: { onDonate: (donation: Donation) => Promise<string | null> }) {
	const accountEmail = useAccountEmail();
	const { cents, isTooSmall, sent, choice } = useAmount();
	const [ownEmail, setOwnEmail] = useStoredText('ctt.donate.email');
	const [wasLeft, setLeft] = useState(false);
	const { isBusy, busyWith } = useBusy();
	const [trouble, setTrouble] = useState<string | null>(null);
	const heading = useId();
	const email = accountEmail ?? ownEmail;
	const faultOfEmail = donorEmailFault(accountEmail, ownEmail);
	const emailFault = wasLeft ? faultOfEmail : undefined;

	async function donate(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		sent();
		setLeft(true);
		if (cents === null || isTooSmall || faultOfEmail) {
			const first = cents === null || isTooSmall ? 'amount' : 'email';
			(event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
			return;
		}
		setTrouble(null);
		setTrouble(await busyWith(() => onDonate({ cents, email: email.trim() })));
	}

	return (
		<form
			className={styles.form}
			onSubmit={(event) => void donate(event)}
			noValidate
			aria-labelledby={heading}
		>
			<h2 id={heading}>Your donation</h2>
			<AmountChoice {...choice} />
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
			{trouble && <p role="alert">{trouble}</p>}
			<Button type="submit" kind="go" road wide disabled={isBusy}>
				<Icon of={HandHeart} />
				{isBusy ? 'Opening the checkout' : cents === null ? 'Donate' : `Donate ${moneyWords(cents)}`}
			</Button>
		</form>
	);
}

/** The amount as chosen or typed; a fault shows once the person has left the field or sent the form. */
function useAmount() {
	const [chosen, setChosen] = useStoredText('ctt.donate.chosen', String(DEFAULT_DONATION));
	const [typed, setTyped] = useStoredText('ctt.donate.amount');
	const [isTyping, setTyping] = useState(false);
	const [wasSent, setSent] = useState(false);
	// Deleting the custom amount returns to the default preset.
	const isOther = chosen === OTHER && typed.trim() !== '';
	const preset = isOther
		? null
		: (DONATION_PRESETS.find((each) => String(each) === chosen) ?? DEFAULT_DONATION);
	const read = preset === null ? readAmount(typed) : { cents: preset };
	const cents = 'cents' in read ? read.cents : null;
	// The rule allows 0, so this is not validated while typing; the card reports it.
	const isTooSmall = cents !== null && cents < LEAST_CENTS;
	const fault = 'fault' in read ? read.fault : wasSent && isTooSmall ? TOO_SMALL_WORDS : undefined;
	const sent = () => {
		setTyping(false);
		setSent(true);
	};
	const choice = {
		...{ preset, typed, fault: isTyping ? undefined : fault },
		onPreset: (each: number) => setChosen(String(each)),
		onTyped: (text: string) => {
			setTyping(true);
			setSent(false);
			setTyped(text);
			setChosen(OTHER);
		},
		onLeft: () => setTyping(false),
	};
	return { cents, isTooSmall, sent, choice };
}
