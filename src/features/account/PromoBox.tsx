import { type FormEvent, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { redeemCode } from '#api/billing.ts';
import { billingTrouble } from '#billing/billing-trouble.ts';
import { settleAgain } from '#session/settle.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './AccountScreen.module.css';

/** Redeems a promo or licence code; why one is not taken stands under it (§8). */
export function PromoBox({ onRedeemed }: { onRedeemed: () => unknown }) {
	const [typed, setTyped] = useState('');
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const redeem = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy || typed.trim() === '') return;
		setBusy(true);
		const refusal = await tryCode(typed.trim());
		setBusy(false);
		setFault(refusal ?? undefined);
		if (refusal !== null) return;
		setTyped('');
		await settleAgain();
		showToast({ words: 'Your code is redeemed. You have the full plan now.' });
		onRedeemed();
	};
	return (
		<section className={`${layout.stack} ${styles.card}`} aria-labelledby="promo">
			<h2 id="promo">Promo or license code</h2>
			<form className={styles.codeRow} onSubmit={(event) => void redeem(event)}>
				<Field
					label="Code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={200}
					value={typed}
					error={fault}
					onChange={({ target }) => {
						setTyped(target.value);
						setFault(undefined);
					}}
				/>
				<Button type="submit" aria-disabled={isBusy}>
					{isBusy ? 'Redeeming' : 'Redeem'}
				</Button>
			</form>
		</section>
	);
}

/** Why the code is not taken; null when it is. */
async function tryCode(code: string): Promise<string | null> {
	try {
		return await redeemCode(code);
	} catch (error) {
		if (error instanceof ApiError) return billingTrouble(error.code, 'Redeeming a code');
		throw error;
	}
}
