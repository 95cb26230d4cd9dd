import { useId } from 'react';
import { moneyWords } from '#domain/billing/money.ts';
import { DONATION_PRESETS } from '#domain/donations/donation.ts';
import { Field } from '#ui/Field.tsx';
import styles from './AmountChoice.module.css';

/** Four amounts to tap, or a custom one. */
export function AmountChoice({
	preset,
	typed,
	fault,
	onPreset,
	onTyped,
	onLeft,
}: {
	/** The chosen amount in cents; null for a custom one. */
	preset: number | null;
	typed: string;
	fault: string | undefined;
	onPreset: (cents: number) => void;
	onTyped: (text: string) => void;
	/** Called when the person has left the field, so that its text may be validated. */
	onLeft: () => void;
}) {
	const group = useId();
	return (
		<fieldset className={styles.amounts}>
			<legend>Amount</legend>
			<div className={styles.presets}>
				{DONATION_PRESETS.map((cents) => (
					<label key={cents} className={styles.preset}>
						<input
							type="radio"
							name={group}
							checked={preset === cents}
							onChange={() => onPreset(cents)}
							onClick={() => onPreset(cents)}
						/>
						<span>{moneyWords(cents)}</span>
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
