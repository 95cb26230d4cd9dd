import { HandHeart } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { moneyWords } from '#domain/billing/money.ts';
import { type Donation, donorEmailFault } from '#domain/donations/donation.ts';
import { useAccountEmail } from '#session/account-email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { useStoredText } from '#ui/use-stored-text.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './DonationForm.module.css';
import { useAmount } from './use-amount.ts';

interface Props {
	/** True when this site sends email. */
	isMailed: boolean;
	/** Continues to the checkout, or returns the problem. */
	onDonate: (donation: Donation) => Promise<string | null>;
}

/** The amount and the email, stored while the tab is open. */
export function DonationForm({ isMailed, onDonate }: Props) {
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
		if (cents === null || isTooSmall || faultOfEmail) return;
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
				hint={emailHint(accountEmail !== null, isMailed)}
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

function emailHint(isAccounts: boolean, isMailed: boolean): string | undefined {
	const whose = isAccounts ? 'The email on your account.' : undefined;
	if (!isMailed) return whose;
	return whose ? `${whose} The receipt goes there.` : 'The receipt goes there.';
}
