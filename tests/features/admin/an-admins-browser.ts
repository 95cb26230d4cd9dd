import { vi } from 'vitest';
import { aPhone } from '../../session/a-phone.ts';

/** A browser in the back office, with an admin signed in and a real server behind it; `said` is what its toasts have said. */
export async function anAdminsBrowser() {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	await phone.start();
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	return {
		...phone,
		said: () => toasts.mock.calls.map(([{ words }]) => words),
		/** The server's answers from now on. */
		answer: (status: number, code: string) => {
			phone.network.answer = async () => Response.json({ code }, { status });
		},
	};
}
