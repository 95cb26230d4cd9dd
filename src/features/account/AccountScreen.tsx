import { BadgeCheck, Bookmark, CircleCheck, CreditCard, WifiOff } from 'lucide-react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { Plans } from '#billing/Plans.tsx';
import type { Account } from '#domain/accounts/account.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { isPro, planWords } from '#domain/billing/plan-words.ts';
import { mayBecome } from '#domain/billing/transitions.ts';
import { paths } from '#domain/paths.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { SignOutButton } from '#session/SignOutButton.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { dayWords } from '#ui/day-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import styles from './AccountScreen.module.css';
import type { AccountView } from './account-view.ts';
import { paymentWords } from './account-words.ts';
import { BuyLicences } from './BuyLicences.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeviceList } from './DeviceList.tsx';
import { LicenceList } from './LicenceList.tsx';
import { PromoBox } from './PromoBox.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { YourData } from './YourData.tsx';

/** Account Settings: the plan, the devices, the password, all that is kept of a person, and the way out. */
export function AccountScreen() {
	const { session, known, outcome } = useLoaderData<AccountView>();
	if (!session.isSignedIn) {
		return (
			<SignInRequired title="Your account" back={paths.account}>
				Sign in to see your account. Guides, search and your trip work without one.
			</SignInRequired>
		);
	}
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<div className={layout.pageHead}>
				<h1>Account Settings</h1>
				<p className={`${layout.lead} ${styles.who}`}>
					{session.account?.email ?? session.account?.displayName}
					{session.account && isPro(session.account, Date.now()) && (
						<Badge icon={BadgeCheck} tone="good">
							PRO
						</Badge>
					)}
				</p>
			</div>
			{!session.isFresh && (
				<Banner icon={WifiOff}>
					<b>No signal.</b> {ageWords(session.confirmedAt)}
				</Banner>
			)}
			{outcome && <PaymentNews outcome={outcome} />}
			{session.account && <YourPlan account={session.account} billing={known?.billing ?? null} />}
			{known && (
				<div className={styles.duo}>
					<DeviceList devices={known.devices} />
					<ChangePassword way={known.way} email={session.account?.email ?? ''} />
				</div>
			)}
			<YourData way={known?.way ?? null} />
			<div className={layout.row}>
				<ButtonLink road to={paths.saved}>
					<Icon of={Bookmark} />
					Saved Trips
				</ButtonLink>
				<SignOutButton />
			</div>
		</div>
	);
}

/** What became of the payment that this page comes back from. */
function PaymentNews({ outcome }: { outcome: NonNullable<AccountView['outcome']> }) {
	const [first, rest] = paymentWords(outcome);
	const isPaid = outcome !== 'unknown' && outcome.state === 'paid';
	const icon = isPaid ? CircleCheck : outcome === 'unknown' ? WifiOff : CreditCard;
	return (
		<Banner icon={icon} tone={isPaid ? 'good' : 'note'} live="status">
			<b>{first}</b> {rest}
		</Banner>
	);
}

function YourPlan({ account, billing }: { account: Account; billing: AccountBilling | null }) {
	const { revalidate } = useRevalidator();
	const facts = [
		{ label: 'Plan', value: planWords(account, Date.now()) },
		{ label: 'Member since', value: dayWords(account.created) },
	];
	return (
		<section className={layout.stack} aria-labelledby="plan">
			<h2 id="plan">Your plan</h2>
			<div className={styles.facts}>
				<Legend facts={facts} />
			</div>
			{billing?.grace_until && (
				<Banner icon={CreditCard} tone="warn">
					<b>Your last payment did not go through.</b> You keep everything until{' '}
					{dayWords(billing.grace_until)}, and the card service tries again before then.
				</Banner>
			)}
			<Plans onChange={revalidate} isSold={billing?.mode !== 'off'} />
			<div className={styles.pair}>
				<PromoBox onRedeemed={revalidate} />
				{billing?.mode !== 'off' && <BuyLicences mayBuyPlan={mayBecome(account, 'checkout', Date.now())} />}
			</div>
			{billing && billing.licences.length > 0 && <LicenceList licences={billing.licences} />}
			{billing && billing.receipts.length > 0 && <ReceiptList receipts={billing.receipts} />}
		</section>
	);
}

function ageWords(confirmedAt: number | null): string {
	if (confirmedAt === null) return 'Your account will load once you’re back online.';
	return `This is your account as of ${dayWords(confirmedAt)}.`;
}
