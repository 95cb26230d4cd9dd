import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNotices } from '#server/billing/notices.ts';
import { makeFirstAdmin } from '#server/oidc/first-admin.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { createStores } from '#server/stores.ts';
import { passwords } from './a-server.ts';
import { runAdmin } from './run-admin.ts';

/** A data folder with an admin who is signed in on a phone. */
async function aSignInSite() {
	const dataDir = mkdtempSync(join(tmpdir(), 'ctt-admin-'));
	const { db } = await openCatalogue(dataDir);
	const now = () => new Date();
	const stores = createStores(db, now);
	await makeFirstAdmin({ ...stores, passwords }, 'joy@example.com', now());
	const login = await stores.logins.withEmail('joy@example.com');
	const account = await stores.accounts.signIn(
		{
			issuer: 'inside',
			subject: login?.id ?? '',
			email: 'joy@example.com',
			displayName: null,
			group: 'admin',
		},
		now(),
	);
	const token = await stores.sessions.open(account.id, { device: 'iPhone' }, now());
	const strangerAccount = await stores.accounts.signIn(
		{ issuer: 'x', subject: 'another', email: 'ann@example.com', displayName: null, group: 'default' },
		now(),
	);
	const strangersToken = await stores.sessions.open(strangerAccount.id, { device: 'iPhone' }, now());
	return { dataDir, db, stores, token, strangersToken, now };
}

test('a lost password is replaced by a new one, shown once, and every device is signed out', async () => {
	const { dataDir, db, stores, token, strangersToken, now } = await aSignInSite();
	const { code, output } = await runAdmin(['reset', 'Joy@Example.com'], { DATA_DIR: dataDir });
	const [, password = ''] =
		/^New password of joy@example.com, shown only now: ([\w-]{22})\n/.exec(output) ?? [];
	expect([code, password.length, output]).toEqual([0, 22, expect.stringContaining('signed out')]);
	const login = await stores.logins.withEmail('joy@example.com');
	expect(await passwords.matches(password, login?.password_hash)).toBe(true);
	expect(login?.groups).toEqual(['admin']);
	expect(await stores.sessions.withToken(token, now())).toBeUndefined();
	expect(await stores.sessions.withToken(strangersToken, now())).toBeDefined();
	db.$client.close();
});

test('anything it cannot do is said in a sentence, and changes nothing', async () => {
	const { dataDir, db } = await aSignInSite();
	db.$client.close();
	const nowhere = join(dataDir, 'nowhere');
	expect(await runAdmin(['reset', 'ann@example.com'], { DATA_DIR: dataDir })).toEqual({
		code: 1,
		output: 'Nobody signs in with ann@example.com. Admins: joy@example.com.\n',
	});
	expect(await runAdmin(['reset', 'joy@example.com'], { DATA_DIR: nowhere })).toEqual({
		code: 1,
		output: `There is no database in ${nowhere}: set DATA_DIR as the server has it.\n`,
	});
	expect(await runAdmin(['rest', 'joy@example.com'], { DATA_DIR: dataDir })).toEqual({
		code: 1,
		output: expect.stringMatching(/^Usage: npm run admin -- reset EMAIL, or access EMAIL/),
	});
	const elsewhere = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'tours' };
	expect(await runAdmin(['reset', 'joy@example.com'], { DATA_DIR: dataDir, ...elsewhere })).toEqual({
		code: 1,
		output: 'People sign in at https://accounts.example: reset it there.\n',
	});
});

test('where nobody can sign in yet, a password cannot be lost, and it says where the first one comes from', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'ctt-admin-'));
	const { db } = await openCatalogue(dataDir);
	expect(await runAdmin(['reset', 'joy@example.com'], { DATA_DIR: dataDir })).toEqual({
		code: 1,
		output:
			'Nobody signs in with joy@example.com. Nobody can sign in here yet: the first start of the server makes the account of ADMIN_EMAIL, and shows its password once.\n',
	});
	await createStores(db, () => new Date()).logins.add(
		{ email: 'ann@example.com', password_hash: 'x', groups: [] },
		new Date(),
	);
	expect((await runAdmin(['reset', 'joy@example.com'], { DATA_DIR: dataDir })).output).toBe(
		'Nobody signs in with joy@example.com. There is no admin.\n',
	);
	db.$client.close();
});

test('an account is made an editor whose access the User List cannot take away', async () => {
	const { dataDir, db, stores, now } = await aSignInSite();
	const access = (...given: string[]) => runAdmin(['access', ...given], { DATA_DIR: dataDir });
	expect(await access('Ann@Example.com', 'fixed')).toEqual({
		code: 0,
		output: 'The access of Ann@Example.com is fixed.\n',
	});
	const asked = { googleId: 'another', by: 'u_joy' };
	expect(await stores.accounts.changeAccess(asked, now())).toBe('fixed');
	expect((await stores.accounts.all(now())).map((each) => each.access)).toEqual([0, 2]);
	expect(await access('nobody@example.com', 'none')).toEqual({
		code: 1,
		output: 'Nobody has signed in with nobody@example.com.\n',
	});
	expect(await access('ann@example.com', '2')).toMatchObject({ code: 1 });
	const another = { issuer: 'y', subject: 'eve', email: 'ann@example.com' };
	await stores.accounts.signIn({ ...another, displayName: null, group: 'default' }, now());
	expect(await access('Ann@example.com', 'editor')).toEqual({
		code: 1,
		output:
			'2 accounts have the address Ann@example.com: give access in the User List, which tells them apart.\n',
	});
	expect((await stores.accounts.all(now())).map((each) => each.access)).toEqual([0, 2, 0]);
	expect(await access('ann@example.com', 'none')).toMatchObject({ code: 0 });
	const all = await stores.accounts.all(now());
	expect(all.map((each) => each.access)).toEqual([0, 0, 0]);
	expect(await stores.audit.newest({ what: 'account', key: all[1]?.id })).toMatchObject([
		{ by: null, before: { access: 2 }, after: { access: 0 } },
		{ by: null, before: { access: 0 }, after: { access: 2 } },
	]);
	db.$client.close();
});

test('somebody else is made an admin at once, and only the last admin has to stay', async () => {
	const { dataDir, db, stores, token, now } = await aSignInSite();
	const access = (...given: string[]) => runAdmin(['access', ...given], { DATA_DIR: dataDir });
	const ann = await stores.logins.add({ email: 'ann@example.com', password_hash: 'x', groups: [] }, now());
	const names = { email: ann.email, displayName: null, group: 'default' };
	const account = await stores.accounts.signIn({ issuer: 'inside', subject: ann.id, ...names }, now());
	const annsToken = await stores.sessions.open(account.id, { device: 'iPhone' }, now());
	const groups = async () =>
		Promise.all(
			[token, annsToken].map(async (each) => (await stores.sessions.withToken(each, now()))?.account.group),
		);
	const only =
		'joy@example.com is the only admin. Make another one first: npm run admin -- access EMAIL admin\n';
	expect(await access('Joy@example.com', 'none')).toEqual({ code: 1, output: only });
	expect(await access('Ann@Example.com', 'admin')).toEqual({
		code: 0,
		output: 'The access of Ann@Example.com is admin.\n',
	});
	expect(await groups()).toEqual(['admin', 'admin']);
	expect(await stores.audit.newest({ what: 'account' })).toMatchObject([
		{ by: null, key: account.id, before: { group: 'default' }, after: { group: 'admin' } },
	]);
	expect(await access('joy@example.com', 'editor')).toMatchObject({ code: 0 });
	expect((await stores.logins.admins()).map(({ email }) => email)).toEqual(['ann@example.com']);
	expect(await groups()).toEqual(['default', 'admin']);
	expect(await access('ann@example.com', 'fixed')).toMatchObject({ code: 1 });
	expect(await access('nobody@example.com', 'admin')).toEqual({
		code: 1,
		output: 'Nobody signs in with nobody@example.com. They sign up on the site first.\n',
	});
	const elsewhere = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'tours' };
	expect(await runAdmin(['access', 'ann@example.com', 'admin'], { DATA_DIR: dataDir, ...elsewhere })).toEqual(
		{
			code: 1,
			output: 'People sign in at https://accounts.example: put them into the group admin there.\n',
		},
	);
	db.$client.close();
});

test('a promo code is created, gives the full plan to a set number of people, and ends with its last day', async () => {
	const { dataDir, db, stores, now } = await aSignInSite();
	expect(await runAdmin(['promo', 'spring-27', '1', '2027-05-31'], { DATA_DIR: dataDir })).toEqual({
		code: 0,
		output: 'SPRING-27 gives the full plan to one person.\n',
	});
	const again = await runAdmin(['promo', 'SPR1NG27', '5'], { DATA_DIR: dataDir });
	expect(again).toEqual({ code: 1, output: 'That code already exists.\n' });
	for (const [given, output] of [
		[['promo', 'x', '5'], 'A promo code has 6 to 40 letters, digits and hyphens.\n'],
		[['promo', 'SUMMER-27', 'many'], 'Enter how many people can use it, like 100.\n'],
		[['promo', 'SUMMER-20', '5', '2020-05-31'], 'That day is already over.\n'],
		[['promo', 'SUMMER-27', '5', 'May'], 'Enter the last day like 2027-05-31, or leave it empty.\n'],
	] as const)
		expect(await runAdmin([...given], { DATA_DIR: dataDir })).toEqual({ code: 1, output });
	expect(await stores.audit.newest({ what: 'promo_code' })).toMatchObject([
		{ by: null, key: 'SPRING-27', before: null, after: { uses: 1 } },
	]);
	const people = await Promise.all(
		['a', 'b'].map((subject) =>
			stores.accounts.signIn(
				{ issuer: 'x', subject, email: null, displayName: subject, group: 'default' },
				now(),
			),
		),
	);
	const [first = '', second = ''] = people.map(({ id }) => id);
	const notices = createNotices('https://tours.example', 'stripe');
	const redeem = (accountId: string, on: string) =>
		stores.licences.redeem({ accountId, typed: 'Spring 27', notices }, new Date(on));
	expect(await redeem(first, '2027-06-01T12:00:00Z')).toBe('over');
	// It is still the last of May in Hawaii.
	expect(await redeem(first, '2027-06-01T09:59:00Z')).toMatchObject({ subscription_type: 4 });
	expect(await redeem(second, '2027-05-30')).toBe('used');
	db.$client.close();
});

test('the doctor exits with 1 where something is wrong, and with 0 where nothing is', async () => {
	const { dataDir, db } = await aSignInSite();
	db.$client.close();
	const report = await runAdmin(['doctor'], { DATA_DIR: dataDir, PORT: '9' });
	expect(report).toEqual({ code: 1, output: expect.stringMatching(/NO +Server .*does not answer/) });
	expect(report.output).toMatch(/yes +Database .*MB\n/);
});

test('a database on its own server is neither backed up nor restored here, and that server must answer', async () => {
	const environment = { DATABASE_URL: 'http://127.0.0.1:1', DATABASE_AUTH_TOKEN: 'hush' };
	for (const args of [
		['backup', tmpdir()],
		['restore', 'x.db'],
	]) {
		const { code, output } = await runAdmin(args, environment);
		expect([code, output]).toEqual([
			1,
			expect.stringMatching(/^The database is on http:.*Nothing was done\.\n$/),
		]);
	}
	const { code, output } = await runAdmin(['reset', 'joy@example.com'], environment);
	expect([code, output]).toEqual([
		1,
		expect.stringMatching(/^DATABASE_URL: the database server does not answer: .*\n$/),
	]);
});
