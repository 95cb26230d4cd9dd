import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './AccountScreen.module.css';
import { redeem } from './licence-writes.ts';

/** Redeems a promo or licence code; the reason for a rejection appears below it (§8). */
export function PromoBox({ onRedeemed }: { onRedeemed: () => unknown }) {
	const [typed, setTyped] = useState('');
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		if (typed.trim() === '') return setFault('Type your code first.');
		setFault(undefined);
		const refusal = await busyWith(() => redeem(typed.trim()));
		setFault(refusal ?? undefined);
		if (refusal !== null) return;
		setTyped('');
		onRedeemed();
	};
	return (
		<section className={`${layout.stack} ${styles.card}`} aria-labelledby="promo">
			<h2 id="promo">Promo or licence code</h2>
			<form className={styles.codeRow} onSubmit={(event) => void submit(event)}>
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
				<Button type="submit" disabled={isBusy}>
					{isBusy ? 'Redeeming' : 'Redeem'}
				</Button>
			</form>
		</section>
	);
}
