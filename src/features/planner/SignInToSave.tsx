import { useState } from 'react';
import { goSignIn } from '#session/go-sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** Asks the visitor to sign in: saving needs an account, a draft does not. */
export function SignInToSave({ onClose }: { onClose: () => void }) {
	const device = useDeviceWord();
	const [isGoing, setGoing] = useState(false);
	const go = () => {
		setGoing(true);
		void goSignIn('save');
	};
	return (
		<Dialog title="Sign in to save this trip" onClose={onClose}>
			<p>{`A saved trip is on all your devices. We save this one as soon as you sign in; until then the draft stays on this ${device}.`}</p>
			<DialogAnswers>
				<Button kind="go" disabled={isGoing} onClick={go}>
					Sign In
				</Button>
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}
