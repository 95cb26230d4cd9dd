import { expect, test } from 'vitest';
import { accountDbNames } from '#db/delete-unless-unsent.ts';
import { noSignal } from '../../content/a-device.ts';
import { openWithUnsentEdit } from '../../session/an-unsent-edit.ts';
import { aSignedInPhone } from './a-signed-in-phone.ts';

async function rosasDeletion() {
	const phone = await aSignedInPhone();
	const { removeAccount } = await import('#features/account/deletion-writes.ts');
	const emails = async () => (await phone.site.stores.accounts.all(new Date())).map(({ email }) => email);
	return { ...phone, emails, remove: () => removeAccount(undefined) };
}

test('an account that could not be deleted is still signed in here, and one that was is gone from the phone', async () => {
	const { remove, session, network, emails } = await rosasDeletion();
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	expect(await remove()).toBe('no_signal');
	expect(session.readSession().isSignedIn).toBe(true);
	network.answer = answer;
	expect(await remove()).toBeNull();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(await session.kept()).toEqual([]);
	expect(await emails()).not.toContain('rosa@example.com');
});

test('a deletion whose answer was lost is not taken for done, nor for undone', async () => {
	const { remove, network, emails } = await rosasDeletion();
	const { answer } = network;
	network.answer = async (address, init) => {
		await answer(address, init);
		throw new TypeError('Failed to fetch');
	};
	expect(await remove()).toBe('no_signal');
	network.answer = answer;
	expect(await emails()).not.toContain('rosa@example.com');
	expect(await remove()).toBe('maybe_deleted');
});

test('nor is one that a server did before it failed', async () => {
	const { remove, network, emails } = await rosasDeletion();
	const { answer } = network;
	network.answer = async (address, init) => {
		await answer(address, init);
		return Response.json({ code: 'storage_busy' }, { status: 503 });
	};
	expect(await remove()).toBe('storage_busy');
	network.answer = answer;
	expect(await emails()).not.toContain('rosa@example.com');
	expect(await remove()).toBe('maybe_deleted');
});

test('a deletion that never reached the server is not taken for done when the session ends', async () => {
	const phone = await rosasDeletion();
	const { remove, session, network, site } = phone;
	const { account } = session.readSession();
	const { closeAccount } = await openWithUnsentEdit(phone, account?.id ?? '');
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	expect(await remove()).toBe('no_signal');
	network.answer = answer;
	await site.stores.sessions.endOthers(account?.id ?? '', null, new Date());
	expect(await remove()).toBe('maybe_deleted');
	await session.confirmAgain();
	expect(session.readSession().isSignedIn).toBe(false);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(await accountDbNames()).toHaveLength(1);
	closeAccount();
});

test('once the server has said that the account is there, a later refusal puts nothing in doubt', async () => {
	const { remove, session, network, site } = await rosasDeletion();
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	expect(await remove()).toBe('no_signal');
	network.answer = async () => Response.json({ code: 'wrong_password' }, { status: 403 });
	expect(await remove()).toBe('wrong_password');
	network.answer = answer;
	await site.stores.sessions.endOthers(session.readSession().account?.id ?? '', null, new Date());
	expect(await remove()).toBe('not_signed_in');
});
