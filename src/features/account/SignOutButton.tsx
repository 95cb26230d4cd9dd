import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { signOut } from '#session/sign-out.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts.ts';

/** Signs out here and at the provider, and goes to the first page. */
export function SignOutButton() {
	const [isBusy, setBusy] = useState(false);
	const leave = async () => {
		setBusy(true);
		try {
			location.assign(await signOut());
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			showToast({ words: 'You are still signed in: signing out needs a signal.' });
			setBusy(false);
		}
	};
	return (
		<Button road disabled={isBusy} onClick={() => void leave()}>
			<Icon of={LogOut} />
			{isBusy ? 'Signing out' : 'Sign Out'}
		</Button>
	);
}
