import { useId } from 'react';
import { amountWords, DONATION_PRESETS } from '#domain/donations/donation.ts';
import { Field } from '#ui/Field.tsx';
import styles from './AmountChoice.module.css';

/** Four amounts at a tap, or one of one's own. */
export function AmountChoice({
	preset,
	typed,
	fault,
	onPreset,
	onTyped,
	onLeft,
}: {
	/** The amount that is chosen, dollars; null for one of one's own. */
	preset: number | null;
	typed: string;
	fault: string | undefined;
	onPreset: (amount: number) => void;
	onTyped: (text: string) => void;
	/** The field was left: what was typed may be judged. */
	onLeft: () => void;
}) {
	const group = useId();
	return (
		<fieldset className={styles.amounts}>
			<legend>Amount</legend>
			<div className={styles.presets}>
				{DONATION_PRESETS.map((amount) => (
					<label key={amount} className={styles.preset}>
						<input
							type="radio"
							name={group}
							checked={preset === amount}
							onChange={() => onPreset(amount)}
							onClick={() => onPreset(amount)}
						/>
						<span>{amountWords(amount)}</span>
					</label>
				))}
			</div>
			<Field
				label="Another amount, in dollars"
				name="amount"
				inputMode="decimal"
				autoComplete="off"
				value={typed}
				error={fault}
				onChange={({ target }) => onTyped(target.value)}
				onBlur={onLeft}
			/>
		</fieldset>
	);
}
