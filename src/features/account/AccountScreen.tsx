import { BadgeCheck, Bookmark, CircleCheck, CreditCard, TriangleAlert, WifiOff } from 'lucide-react';
import { Suspense, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { catalogueIfKnown } from '#content/catalogue.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isPro } from '#domain/billing/plan-words.ts';
import { dayWords } from '#domain/day-words.ts';
import { paths } from '#domain/paths.ts';
import { useReachable } from '#runtime/reachability.ts';
import { LogoutButton } from '#session/LogoutButton.tsx';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useServerNow } from '#ui/clock.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './AccountScreen.module.css';
import { type AccountView, useAccountView } from './account-view.ts';
import { paymentWords } from './account-words.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { DeviceList } from './DeviceList.tsx';
import { YourData } from './YourData.tsx';
import { YourPlan } from './YourPlan.tsx';

/** Account Settings: plan, devices, password, the person's stored data, and signing out or deleting. */
export function AccountScreen() {
	const view = useLoaderData<AccountView>();
	const { session, known, isWhole, isAsking } = useAccountView(view);
	const isReachable = useReachable();
	const { pathname, search } = useLocation();
	if (!session.isSignedIn) {
		return (
			<SignInRequired title="Your account" back={pathname + search}>
				{view.outcome
					? 'Sign in again to see whether your payment went through.'
					: 'Sign in to see your account. Guides, search and your trip work without one.'}
			</SignInRequired>
		);
	}
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<div className={layout.pageHead}>
				<h1>Account Settings</h1>
				<p className={`${layout.lead} ${styles.who}`}>
					{session.account?.email ?? session.account?.displayName}
					{session.account && <ProBadge account={session.account} />}
				</p>
			</div>
			{!session.isFresh && !(isAsking && isReachable) && (
				<Banner icon={WifiOff}>
					<b>No signal.</b> {ageWords(session.confirmedAt)}
				</Banner>
			)}
			{session.isFresh && !isWhole && (
				<Banner icon={TriangleAlert} tone="warn">
					<b>The server is having trouble.</b> Devices and payments may be missing or out of date.
				</Banner>
			)}
			{view.outcome && (
				<Suspense fallback={<AskingForPayment />}>
					<PaymentNews told={view.outcome} email={session.account?.email ?? null} />
				</Suspense>
			)}
			{session.account && <YourPlan account={session.account} billing={known?.billing ?? null} />}
			{known && (
				<div className={styles.duo}>
					<DeviceList devices={known.devices} />
					<ChangePassword way={known.way} email={session.account?.email ?? ''} />
				</div>
			)}
			<YourData known={known} />
			<div className={layout.row}>
				<ButtonLink road to={paths.saved}>
					<Icon of={Bookmark} />
					Saved Trips
				</ButtonLink>
				<LogoutButton />
			</div>
		</div>
	);
}

function AskingForPayment() {
	return (
		<Banner icon={CreditCard} live="status">
			<b>One moment.</b> We’re finding out about your payment.
		</Banner>
	);
}

function ProBadge({ account }: { account: Account }) {
	const isShown = isPro(account, useServerNow());
	return (
		isShown && (
			<Badge icon={BadgeCheck} tone="good">
				PRO
			</Badge>
		)
	);
}

function PaymentNews({ told, email }: { told: NonNullable<AccountView['outcome']>; email: string | null }) {
	const outcome = use(told);
	const isMailed = catalogueIfKnown()?.newsletter === true;
	if (outcome === null) return null;
	const [first, rest] = paymentWords(outcome, { isMailed, email });
	const isPaid = typeof outcome === 'object' && outcome.state === 'paid';
	const icon = isPaid ? CircleCheck : outcome === 'unknown' ? WifiOff : CreditCard;
	return (
		<Banner icon={icon} tone={isPaid ? 'good' : 'note'} live="status">
			<b>{first}</b> {rest}
		</Banner>
	);
}

function ageWords(confirmedAt: number | null): string {
	if (confirmedAt === null) return 'Your account will load once you’re back online.';
	return `This is your account as of ${dayWords(confirmedAt, new Date())}.`;
}
