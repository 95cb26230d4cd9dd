import { vi } from 'vitest';
import { aPhone } from '../../session/a-phone.ts';

/** Her browser's way to a checkout, from which Back returns to the page as it was left. */
export function thereAndBack() {
	const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	const assign = vi.fn((_address: string) => void setTimeout(comeBack));
	vi.stubGlobal('location', { assign });
	return assign;
}

/** Rosa's phone, signed in, with the account page open. */
export async function aSignedInPhone() {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const session = await phone.start();
	await session.confirmSession();
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	return { ...phone, session, said: () => toasts.mock.calls.map(([{ words }]) => words) };
}
