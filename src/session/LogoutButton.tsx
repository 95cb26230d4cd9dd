import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { type AtStake, logOutOrAsk } from './log-out.ts';
import { OnlyHereDialog } from './OnlyHereDialog.tsx';

/**
 * Signs out here and at the provider, and goes to the home page. Sends unsent edits first; if that fails, asks the
 * person, because signing out deletes them from this device.
 */
export function LogoutButton() {
	const account = useCurrentAccount();
	const session = useSession();
	const { isBusy, busyWith } = useBusy();
	const [onlyHere, setOnlyHere] = useState<AtStake | null>(null);
	const start = async () => setOnlyHere(await busyWith(logOutOrAsk));
	return (
		<>
			<Button
				road
				// A known account's trips open a moment after the page.
				disabled={isBusy || (session.account !== null && account === null)}
				onClick={() => void start()}
			>
				<Icon of={LogOut} />
				{isBusy ? 'Signing out' : 'Logout'}
			</Button>
			{onlyHere && <OnlyHereDialog onlyHere={onlyHere} onClose={() => setOnlyHere(null)} />}
		</>
	);
}
