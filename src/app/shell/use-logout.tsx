import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { isLostSignal } from '#runtime/lost-signal.ts';
import type { OnlyHereDialog } from '#session/OnlyHereDialog.tsx';
import { dismissToast, showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';

type DialogProps = ComponentProps<typeof OnlyHereDialog>;

/** Logout as the menus show it. */
export interface Logout {
	/** True from the choice until the page leaves, or something is asked or told. */
	isBusy: boolean;
	logOut: () => Promise<void>;
}

/**
 * Logout from the menu. `question` comes first if edits are only on this device; its code loads when the person chooses
 * Logout.
 */
export function useLogout(): { logout: Logout; question: ReactNode } {
	const { isBusy, busyWith } = useBusy();
	const [asked, setAsked] = useState<{
		Question: ComponentType<DialogProps>;
		onlyHere: DialogProps['onlyHere'];
	}>();
	const begin = async () => {
		// The menu closes as it is chosen, so something else has to tell that it works.
		const toast = showToast({ words: 'Signing out', lasts: true });
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
		} finally {
			dismissToast(toast);
		}
	};
	const logOut = async () => {
		if (!isBusy) await busyWith(begin);
	};
	return {
		logout: { isBusy, logOut },
		question: asked && <asked.Question onlyHere={asked.onlyHere} onClose={() => setAsked(undefined)} />,
	};
}
