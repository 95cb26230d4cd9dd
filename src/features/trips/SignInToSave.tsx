import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** The sign-in-required card: saving needs an account, the draft needs none. */
export function SignInToSave({ onClose }: { onClose: () => void }) {
	const device = useDeviceWord();
	return (
		<Dialog title="Sign in to save this trip" onClose={onClose}>
			<p>{`A saved trip is on all your devices. Until then the draft stays on this ${device}, with or without a signal.`}</p>
			<DialogAnswers>
				<ButtonLink kind="go" to={paths.signInFrom(paths.tripPlanner)}>
					Sign In
				</ButtonLink>
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}
