import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { isLostSignal } from '#runtime/lost-signal.ts';
import type { OnlyHereDialog } from '#session/OnlyHereDialog.tsx';
import { showToast } from '#ui/toasts.ts';

type DialogProps = ComponentProps<typeof OnlyHereDialog>;

/**
 * Logout from the menu. `question` comes first if edits are only on this device; its code loads when the person chooses
 * Logout.
 */
export function useLogout(): { logOut: () => Promise<void>; question: ReactNode } {
	const [asked, setAsked] = useState<{
		Question: ComponentType<DialogProps>;
		onlyHere: DialogProps['onlyHere'];
	}>();
	const logOut = async () => {
		try {
			const [{ logOutOrAsk }, { OnlyHereDialog: Question }] = await Promise.all([
				import('#session/log-out.ts'),
				import('#session/OnlyHereDialog.tsx'),
			]);
			const onlyHere = await logOutOrAsk();
			if (onlyHere) setAsked({ Question, onlyHere });
		} catch (error) {
			if (!isLostSignal(error)) throw error;
			console.warn('Signing out could not begin', error);
			showToast({ words: 'You are still signed in. Try again when the signal is back.' });
		}
	};
	return {
		logOut,
		question: asked && <asked.Question onlyHere={asked.onlyHere} onClose={() => setAsked(undefined)} />,
	};
}
