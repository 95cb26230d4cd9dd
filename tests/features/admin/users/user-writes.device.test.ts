import { expect, test } from 'vitest';
import { signUp } from '../../../server/session/a-sign-in-site.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

/** An office, and Rosa, who has an account and edits nothing. */
async function anOfficeAndRosa() {
	const office = await anAdminsBrowser();
	await signUp(office.site, office.site.browser(), 'rosa@example.com');
	const { readUsers } = await import('#api/admin-users.ts');
	const rosaNow = async () => {
		const rosa = (await readUsers()).find(({ email }) => email === 'rosa@example.com');
		if (!rosa) throw new Error('Rosa is not in the list');
		return rosa;
	};
	return { ...office, rosaNow, ...(await import('#features/admin/users/user-writes.ts')) };
}

test('somebody becomes an editor and is one no longer, and each is announced by name', async () => {
	const { changeAccess, rosaNow, said } = await anOfficeAndRosa();
	expect(await changeAccess(await rosaNow())).toMatchObject({ access: 1 });
	expect((await rosaNow()).access).toBe(1);
	expect(await changeAccess(await rosaNow())).toMatchObject({ access: 0 });
	expect((await rosaNow()).access).toBe(0);
	expect(said()).toEqual(['rosa@example.com can edit now.', 'rosa@example.com can no longer edit.']);
});

test('an answer about access that was lost is asked for again, and undoes nothing', async () => {
	const { changeAccess, rosaNow, network, said } = await anOfficeAndRosa();
	const rosa = await rosaNow();
	const { answer: fromServer } = network;
	network.answer = async (...asked) => {
		await fromServer(...asked);
		throw new TypeError('Failed to fetch');
	};
	expect(await changeAccess(rosa)).toBeUndefined();
	network.answer = fromServer;
	expect(await changeAccess(rosa)).toMatchObject({ access: 1 });
	expect(said().at(-1)).toBe('rosa@example.com can edit now.');
});

test.each([
	[
		403,
		'not_allowed',
		/^Nothing was changed: this person’s access is fixed now, or you are no longer an admin\./,
	],
	[404, 'not_found', /^This account doesn’t exist anymore\./],
] as const)(
	'an access that cannot be changed stays, and the admin reads why: %i',
	async (status, code, words) => {
		const { changeAccess, rosaNow, network, answer, said } = await anOfficeAndRosa();
		const rosa = await rosaNow();
		const { answer: fromServer } = network;
		answer(status, code);
		expect(await changeAccess(rosa)).toBeUndefined();
		expect(said()).toEqual([expect.stringMatching(words)]);
		network.answer = fromServer;
		expect((await rosaNow()).access).toBe(0);
	},
);
