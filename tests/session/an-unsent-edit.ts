import { vi } from 'vitest';
import { noSignal } from '../content/a-device.ts';
import type { aPhone } from './a-phone.ts';

/** Opens this account on the phone's page, with one edit that is never sent. */
export async function openWithUnsentEdit({ network }: Awaited<ReturnType<typeof aPhone>>, accountId: string) {
	Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	const { answer } = network;
	const { closeAccount, openAccount } = await import('#sync/current-account.ts');
	network.answer = async (address, init) =>
		address.endsWith('/sync') ? noSignal(address) : answer(address, init);
	const open = openAccount(accountId, { onSignedOut: vi.fn(), onDoubt: vi.fn() });
	await open.edit('t_1', [{ path: 'name', value: 'Never sent' }]);
	return { closeAccount };
}
