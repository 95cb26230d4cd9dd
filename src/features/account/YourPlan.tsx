import { CreditCard } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { LeavePlanButton } from '#billing/PlanButtons.tsx';
import { Plans } from '#billing/Plans.tsx';
import type { Account } from '#domain/accounts/account.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { planWords } from '#domain/billing/plan-words.ts';
import { mayBecome, mayGetPlan } from '#domain/billing/transitions.ts';
import { dayTimeWords, dayWords } from '#domain/day-words.ts';
import { Banner } from '#ui/Banner.tsx';
import { useServerNow } from '#ui/clock.ts';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import styles from './AccountScreen.module.css';
import { graceWords } from './account-words.ts';
import { BuyLicences } from './BuyLicences.tsx';
import { LicenceList } from './LicenceList.tsx';
import { PromoBox } from './PromoBox.tsx';
import { ReceiptList } from './ReceiptList.tsx';

/** The plan, the ways to change it, and past purchases. `billing` is null while the server is out of reach. */
export function YourPlan({ account, billing }: { account: Account; billing: AccountBilling | null }) {
	const { revalidate } = useRevalidator();
	const now = useServerNow();
	const facts = [
		{ label: 'Plan', value: planWords(account, now) },
		{ label: 'Member since', value: dayWords(account.created, new Date()) },
	];
	return (
		<section className={layout.stack} aria-labelledby="plan">
			<h2 id="plan">Your plan</h2>
			<div className={styles.facts}>
				<Legend facts={facts} />
			</div>
			{billing?.grace_until && (
				<Banner icon={CreditCard} tone="warn">
					<b>Your last payment did not go through.</b>{' '}
					{graceWords(account, dayTimeWords(billing.grace_until, new Date()))}
				</Banner>
			)}
			{billing?.in_dispute && !mayBecome(account, 'cancel', now) && (
				<Banner icon={CreditCard} tone="warn">
					<div className={layout.stack}>
						<p>
							<b>Your bank is deciding about a payment.</b> Until then, its plan is paused and not charged.
						</p>
						<div>
							<LeavePlanButton of="disputed" onLeft={revalidate} />
						</div>
					</div>
				</Banner>
			)}
			<Plans onChange={revalidate} sold={billing?.mode === 'off' ? 'nowhere' : 'here'} />
			<div className={styles.pair}>
				<PromoBox onRedeemed={revalidate} />
				{billing?.mode !== 'off' && <BuyLicences mayBuyPlan={mayGetPlan(account, 'checkout', now)} />}
			</div>
			{billing && billing.licences.length > 0 && <LicenceList licences={billing.licences} />}
			{billing && billing.receipts.length > 0 && <ReceiptList receipts={billing.receipts} />}
		</section>
	);
}
