import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useSession } from '#session/session.ts';
import { signOut } from '#session/sign-out.ts';
import { useCurrentAccount } from '#sync/current-account.ts';
import { type OnlyHere, readyToSignOut } from '#sync/sign-out.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';
import { OnlyHereDialog } from './OnlyHereDialog.tsx';

/**
 * Signs out here and at the provider, and goes to the first page. What was never sent is sent first; what cannot be is
 * asked about, because signing out deletes it from this device.
 */
export function SignOutButton() {
	const account = useCurrentAccount();
	const session = useSession();
	const [doing, setDoing] = useState<'nothing' | 'sending' | 'leaving'>('nothing');
	const [onlyHere, setOnlyHere] = useState<OnlyHere | null>(null);

	const leave = async () => {
		setDoing('leaving');
		try {
			location.assign(await signOut(async () => account?.forget()));
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			showToast({ words: 'You are still signed in: signing out needs a signal. Nothing was deleted.' });
			setOnlyHere(null);
			setDoing('nothing');
		}
	};
	const sendAndLeave = async () => {
		setDoing('sending');
		const left = account ? await readyToSignOut(account) : { unsent: 0, refused: 0 };
		if (left.unsent + left.refused === 0) return leave();
		setOnlyHere(left);
		setDoing('nothing');
	};

	return (
		<>
			<Button
				road
				// The trips of an account that is known are opened a moment after the page.
				disabled={doing !== 'nothing' || (session.account !== null && account === null)}
				onClick={() => void sendAndLeave()}
			>
				<Icon of={LogOut} />
				{wordsOf[doing]}
			</Button>
			{account && onlyHere && (
				<OnlyHereDialog
					account={account}
					onlyHere={onlyHere}
					isBusy={doing !== 'nothing'}
					onSyncAgain={sendAndLeave}
					onDiscard={leave}
					onStay={() => setOnlyHere(null)}
				/>
			)}
		</>
	);
}

const wordsOf = { nothing: 'Sign Out', sending: 'Sending your changes', leaving: 'Signing out' };
