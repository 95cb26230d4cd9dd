import { type FormEvent, useState } from 'react';
import { licencesCents, moneyWords } from '#domain/billing/money.ts';
import { leastLicences, licenceQuantity, readQuantity } from '#domain/licences/licence.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './AccountScreen.module.css';
import { licencesWords } from './account-words.ts';
import { buyLicences } from './licence-writes.ts';

/** Buys 2 to 50 licences at once to hand out, or one for yourself (§5). */
export function BuyLicences({ mayBuyPlan }: { mayBuyPlan: boolean }) {
	const least = leastLicences(mayBuyPlan);
	const [typed, setTyped] = useState(String(least));
	const [isJudged, setJudged] = useState(false);
	const { isBusy, busyWith } = useBusy();
	const [attempt, setAttempt] = useState(() => crypto.randomUUID());
	const read = readQuantity(typed, mayBuyPlan);
	const quantity = 'quantity' in read ? read.quantity : null;
	const buy = async (event: FormEvent) => {
		event.preventDefault();
		setJudged(true);
		if (isBusy || quantity === null) return;
		const hasOpened = await busyWith(() => buyLicences(quantity, `${attempt} ${quantity}`));
		// Back from the checkout, this page may be as it was left.
		if (hasOpened) setAttempt(crypto.randomUUID());
	};
	return (
		<section className={`${layout.stack} ${styles.card}`} aria-labelledby="licences">
			<h2 id="licences">Buy licences</h2>
			<p className={layout.soft}>
				For counselors and companies. Each licence is a code that gives one person the full plan. Lifetime
				value: $50+ each.
			</p>
			<form className={styles.codeRow} onSubmit={(event) => void buy(event)} noValidate>
				<Field
					label={`How many, ${least} to ${licenceQuantity.most}`}
					inputMode="numeric"
					autoComplete="off"
					value={typed}
					error={isJudged && 'fault' in read ? read.fault : undefined}
					onChange={({ target }) => {
						setTyped(target.value);
						setJudged(false);
					}}
					onBlur={() => setJudged(typed !== '')}
				/>
				<Button type="submit" disabled={isBusy}>
					{isBusy
						? 'Opening the checkout'
						: quantity === null
							? 'Buy licences'
							: `Buy ${quantity} for ${moneyWords(licencesCents(quantity))}`}
				</Button>
			</form>
			<p className={`${layout.soft} ${layout.small}`}>{licencesWords(quantity, mayBuyPlan)}</p>
		</section>
	);
}
