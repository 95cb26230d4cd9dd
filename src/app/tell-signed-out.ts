import { type createBrowserRouter, createPath } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { statusWords } from '#trips/status-words.ts';
import { deviceWord } from '#ui/device-word.ts';
import { showToast } from '#ui/toasts.ts';

/** Tells a person that their session ended unexpectedly, and offers to sign in again. */
export function tellSignedOut(hasUnsent: boolean, router: ReturnType<typeof createBrowserRouter>) {
	const safe = statusWords({ kind: 'signed_out', unsent: 1 }, { device: deviceWord(), now: 0 });
	showToast({
		words: hasUnsent ? safe : 'You have been signed out.',
		action: {
			label: 'Sign In',
			run: () => void router.navigate(paths.signInFrom(createPath(router.state.location))),
		},
	});
}
