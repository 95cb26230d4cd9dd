import { WifiOff } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { Banner } from '#ui/Banner.tsx';
import layout from '#ui/layout.module.css';
import type { AccountView } from './account-view.ts';
import { DeviceList } from './DeviceList.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Account Settings: who is signed in, on which devices, and the way out. */
export function AccountScreen() {
	const { session, devices } = useLoaderData<AccountView>();
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
				<p className={layout.lead}>{session.account?.email ?? session.account?.displayName}</p>
			</div>
			{!session.isFresh && (
				<Banner icon={WifiOff}>
					<b>No signal.</b> {ageWords(session.confirmedAt)}
				</Banner>
			)}
			{devices && <DeviceList devices={devices} />}
			<div className={layout.row}>
				<SignOutButton />
			</div>
		</div>
	);
}

function ageWords(confirmedAt: number | null): string {
	if (confirmedAt === null) return 'Your account shows once there is one.';
	const day = new Date(confirmedAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
	return `This is your account as of ${day}.`;
}
