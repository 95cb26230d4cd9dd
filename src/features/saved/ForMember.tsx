import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { notOnDiskWords, useIsDraftRefused } from '#trips/not-on-disk.ts';
import { Banner } from '#ui/Banner.tsx';
import { Bones } from '#ui/Bones.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';

/** The person whose trips a page shows. */
export interface Member {
	/** As last known. */
	who: Account;
	account: AccountSync;
}

/** A page of saved trips: for a visitor the sign-in-required card, for a member the result of `children`. */
export function ForMember({
	back,
	title,
	children,
}: {
	back: string;
	title: string;
	children: (member: Member) => ReactNode;
}) {
	const { isSignedIn, account: who } = useSession();
	const account = useCurrentAccount();
	const device = useDeviceWord();
	const isDraftRefused = useIsDraftRefused();
	if (!isSignedIn) {
		const draft = isDraftRefused
			? `${notOnDiskWords(device)} It’s open in the trip planner.`
			: `Your draft stays on this ${device} either way.`;
		return (
			<SignInRequired title={title} back={back}>
				{`Sign in to see your saved trips, on all your devices. ${draft}`}
			</SignInRequired>
		);
	}
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			{who && account ? (
				children({ who, account })
			) : (
				<>
					<h1>{title}</h1>
					{who ? <Bones heights={[9, 9, 9]} label="Loading your trips" /> : <NeverMet />}
				</>
			)}
		</div>
	);
}

/** Signed in, according to the cookie, on a device that has never learned as whom. */
function NeverMet() {
	return (
		<Banner icon={WifiOff}>
			<b>No signal.</b> Your trips will load once you’re back online.
		</Banner>
	);
}
