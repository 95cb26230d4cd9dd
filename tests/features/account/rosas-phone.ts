import { vi } from 'vitest';
import { aPhone } from '../../session/a-phone.ts';

/** Rosa's phone, signed in, with the account page open. */
export async function rosasPhone() {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const session = await phone.start();
	await session.confirmSession();
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	return { ...phone, session, said: () => toasts.mock.calls.map(([{ words }]) => words) };
}
