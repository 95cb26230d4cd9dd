import { importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { readTripsFile, tripsFileHead } from '#domain/exchange/trips-file.ts';
import { accounts } from '#server/accounts/table.ts';
import { payments } from '#server/billing/table.ts';
import { readConfig } from '#server/config.ts';
import { signingKey } from '#server/oidc/signing-key.ts';
import { anOp } from '../../sync/builders.ts';
import type { Browser } from '../session/a-browser.ts';
import {
	aSignInSite,
	atCheck,
	readApi,
	type SignInSite,
	signInAsAdmin,
	signUp,
} from '../session/a-sign-in-site.ts';

const ANN = 'ann@example.com';
const PASSWORD = 'four wide roads';
const GIFT = '/private/billing/stripe/session';
let site: SignInSite;
beforeEach(async () => {
	site = await aSignInSite();
});
afterEach(() => {
	vi.useRealTimers();
});

const post = (browser: Browser, path: string, body: unknown, headers = {}) =>
	readApi(browser, path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});

type Row = Record<string, unknown>;

/** Presses a button of a checkout's page. */
const press = async (url: string, answer: string) =>
	site.app.request(url, {
		method: 'POST',
		headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams({ answer }),
	});

/** Somebody with something in every table that can hold a thing of theirs. */
async function aPerson(email: string) {
	const browser = site.browser();
	await signUp(site, browser, email);
	const me = (await readApi(browser, '/account')).body;
	const push = (device: string, seq: number, change: object, base = 0) => {
		const ops = [anOp({ id: `o_${me.id}_${device}_${seq}`, seq, trip: `t_${me.id}`, base, ...change })];
		const body = { v: 1, device, epoch: null, cursor: 0, clientNow: Date.now(), limit: 100, ops };
		return post(browser, '/sync', body, { 'X-Account': me.id });
	};
	await push('d_1', 1, { path: 'life', value: 'live' });
	await push('d_1', 2, { path: 'notes', value: 'Gate B' });
	await push('d_2', 1, { path: 'notes', value: 'Gate C' });
	await post(browser, '/account/trip/share', { trip_id: `t_${me.id}` });
	await post(browser, '/public/newsletter', { subscriber: email });
	const words = { fname: 'Ann', lname: 'Lee', subject: 'Hello', message: 'Where is gate B?' };
	await post(browser, '/public/contact', { ...words, email });
	for (const [path, body] of [
		['/billing/stripe/item', { quantity: 2 }],
		['/billing/stripe/plan', {}],
	] as const) {
		const { url } = (await post(browser, path, body)).body;
		for (const answer of ['pay', 'renew']) await press(url, answer);
	}
	expect((await readApi(browser, '/account')).body.subscription_type).toBe(1);
	await post(browser, GIFT, { amount: 10 });
	// A sign-in that was never finished.
	await atCheck(site, '/code', { email });
	return { browser, me };
}

/** The tables in which any of these words stands. */
function tablesWith(words: string[]) {
	const { $client } = site.db;
	const names = $client
		.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
		.pluck()
		.all() as string[];
	const holds = (name: string) => {
		const text = JSON.stringify($client.prepare(`select * from "${name}"`).all());
		return words.some((word) => text.includes(word));
	};
	return names.filter(holds);
}

test('an account that is deleted leaves nothing of its person in any table, and takes nothing of anybody else', async () => {
	const [ann, bob] = [await aPerson(ANN), await aPerson('bob@example.com')];
	const wordsOf = ({ id, cognito_id, email }: typeof ann.me) => [id, cognito_id, email];
	const before = tablesWith(wordsOf(bob.me));
	const annsTables = tablesWith(wordsOf(ann.me));
	expect(annsTables.length).toBeGreaterThan(14);
	expect((await post(ann.browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
	expect(tablesWith(wordsOf(ann.me))).toEqual([]);
	expect(tablesWith(wordsOf(bob.me))).toEqual(before);
	expect((await readApi(bob.browser, '/account/trip')).body).toHaveLength(1);
	expect(ann.browser.cookie('__Host-ctt_session')).toBeUndefined();
	expect((await readApi(ann.browser, '/account')).status).toBe(401);
	expect(site.db.$client.prepare('select * from pragma_foreign_key_check').all()).toEqual([]);
	// Signing up again makes a new person.
	await signUp(site, ann.browser, ANN);
	expect((await readApi(ann.browser, '/account/trip')).body).toEqual([]);
});

test('what a deleted person gave still counts in the sum of all donations, without anything that names them', async () => {
	const { browser, me } = await aPerson(ANN);
	const give = async (by: Browser, amount: number, answer: string) => {
		const body = { amount, email: ANN.toUpperCase() };
		const { url } = (await post(by, GIFT, body, { 'Idempotency-Key': `${amount}` })).body;
		await press(url, answer);
	};
	await give(browser, 100, 'pay');
	await give(site.browser(), 20, 'pay');
	await give(site.browser(), 5, 'decline');
	expect((await post(browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
	const given = (await site.stores.payments.donations()).map((each) => [each.amount_cents, each.email]);
	expect(given.sort()).toEqual([
		[10_000, null],
		[2000, null],
	]);
	expect(tablesWith([me.id, me.email])).toEqual([]);
});

test.each(['signed in', 'before signing in'])(
	'a donation in dispute outlives the account of whoever gave it %s, so that a bank can still leave it here',
	async (when) => {
		const { browser, me } = await aPerson(ANN);
		const by = when === 'signed in' ? browser : site.browser();
		const { url } = (await post(by, GIFT, { amount: 40, email: ANN })).body;
		for (const answer of ['pay', 'dispute']) await press(url, answer);
		expect((await post(browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
		const donations = async () =>
			(await site.stores.payments.donations()).map(({ state, email }) => [state, email]);
		expect(await donations()).toEqual([['disputed', null]]);
		expect(tablesWith([me.id, me.email])).toEqual([]);
		await press(url, 'win');
		await expect.poll(donations).toEqual([['paid', null]]);
	},
);

/** A buyer of two licences, whose friend has redeemed one; `press` presses a button of the checkout. */
async function aBuyer() {
	const [buyer, friend] = [site.browser(), site.browser()];
	await signUp(site, buyer, ANN);
	await signUp(site, friend, 'bob@example.com');
	const { id } = (await readApi(buyer, '/account')).body;
	const { url } = (await post(buyer, '/billing/stripe/item', { quantity: 2 })).body;
	await press(url, 'pay');
	const [{ code }] = (await readApi(buyer, '/account/billing')).body.licences;
	await post(friend, '/account/promo', { promoCode: code });
	return {
		press: (answer: string) => press(url, answer),
		leave: async () => {
			expect((await post(buyer, '/account/deletion', { password: PASSWORD })).status).toBe(204);
			expect(tablesWith([id, ANN])).toEqual([]);
		},
		planOfFriend: async () => (await readApi(friend, '/account')).body.subscription_type,
		states: () =>
			site.db
				.select({ state: payments.state })
				.from(payments)
				.all()
				.map(({ state }) => state),
	};
}

test.each([
	['win', subscriptionTypes.promo],
	['lose', subscriptionTypes.none],
])(
	'licences in dispute outlive the account of their buyer, so that a bank can still decide: %s',
	async (decision, plan) => {
		const { press, leave, planOfFriend, states } = await aBuyer();
		await press('dispute');
		await leave();
		expect(await planOfFriend()).toBe(subscriptionTypes.none);
		await press(decision);
		expect(states()).toEqual([decision === 'win' ? 'paid' : 'ended']);
		expect(await planOfFriend()).toBe(plan);
	},
);

test.each(['refund', 'dispute'])(
	'licences outlive the account of their buyer, and a %s after that still ends them',
	async (loss) => {
		const { press, leave, planOfFriend } = await aBuyer();
		await leave();
		expect(await planOfFriend()).toBe(subscriptionTypes.promo);
		await press(loss);
		expect(await planOfFriend()).toBe(subscriptionTypes.none);
	},
);

test.each([ANN, 'ann@bücher.example'])(
	'mails to %s in capitals are in the export, and go with the account',
	async (email) => {
		const { browser } = await aPerson(email);
		const capitals = email.toUpperCase();
		const { url } = (await post(site.browser(), GIFT, { amount: 20, email: capitals })).body;
		await press(url, 'pay');
		const words = { fname: 'Ann', lname: 'Lee', subject: 'Gate B', message: 'Is it open?' };
		await post(site.browser(), '/public/contact', { ...words, email: capitals });
		const { mails, messages, payments } = (await readApi(browser, '/account/export')).body;
		expect([messages, payments].map((rows) => rows.some((row: Row) => row.email === capitals))).toEqual([
			true,
			true,
		]);
		expect(mails).toContainEqual(
			expect.objectContaining({ subject: 'TEST MODE: Receipt: your donation of $20' }),
		);
		expect((await post(browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
		expect(tablesWith([capitals])).toEqual([]);
	},
);

test('a token from before the deletion does not bring the account back', async () => {
	const { browser, me } = await aPerson(ANN);
	const jwk = await signingKey(site.stores);
	const token = await new SignJWT({ groups: ['admin'] })
		.setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
		.setIssuer(`${site.publicUrl}/oidc`)
		.setAudience(readConfig({}).signIn.clientId)
		.setSubject(me.cognito_id)
		.setIssuedAt()
		.setExpirationTime('1h')
		.sign(await importJWK(jwk as never, 'RS256'));
	const headers = { Authorization: `Bearer ${token}` };
	const answer = () => site.app.request(`${site.publicUrl}/api/account`, { headers });
	expect((await answer()).status).toBe(200);
	expect((await post(browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
	const refused = await answer();
	expect([refused.status, (await refused.json()).code]).toEqual([401, 'bad_token']);
	expect(tablesWith([me.cognito_id])).toEqual([]);
});

test('deleting takes the password, or a sign-in of the last minutes', async () => {
	const { browser } = await aPerson(ANN);
	const wrong = await post(browser, '/account/deletion', { password: 'wrong' });
	expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
	site.clock.pass(11);
	const stale = await post(browser, '/account/deletion', {});
	expect(stale).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
	expect((await readApi(browser, '/account')).status).toBe(200);
	expect((await post(browser, '/account/deletion', { password: PASSWORD })).status).toBe(204);
});

test('right after signing in no password is asked for', async () => {
	const { browser } = await aPerson(ANN);
	expect((await post(browser, '/account/deletion', {})).status).toBe(204);
});

test('the only admin stays: nobody else could run the site', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	const refused = await post(browser, '/account/deletion', { password: site.password });
	expect(refused).toMatchObject({ status: 409, body: { code: 'last_admin' } });
	const other = { email: 'second@example.com', password_hash: 'x', groups: ['admin'] };
	await site.stores.logins.add(other, site.clock.now());
	expect((await post(browser, '/account/deletion', { password: site.password })).status).toBe(204);
});

test('two admins who leave at the same moment: one stays', async () => {
	const first = site.browser();
	await signInAsAdmin(site, first);
	const second = site.browser();
	await signUp(site, second, 'bo@example.com');
	await site.stores.logins.setAdmin({ email: 'bo@example.com', isAdmin: true }, site.clock.now());
	const answers = await Promise.all([first, second].map((each) => post(each, '/account/deletion', {})));
	expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
	expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_admin');
	expect(await site.stores.logins.admins()).toHaveLength(1);
});

test('the trips of an export can be imported', async () => {
	const { browser } = await aPerson(ANN);
	const { body } = await readApi(browser, '/account/export');
	expect(body).toMatchObject(tripsFileHead);
	expect(readTripsFile(body)).toMatchObject({
		trips: [{ content: { notes: expect.stringMatching(/^Gate/), stops: [] }, isTrashed: false }],
	});
});

test('the export holds everything of the person, and nothing that opens anything, nor of anybody else', async () => {
	const [ann, bob] = [await aPerson(ANN), await aPerson('bob@example.com')];
	const { status, body } = await readApi(ann.browser, '/account/export');
	expect(status).toBe(200);
	expect(body).toMatchObject({
		exported: expect.stringMatching(/^20\d\d-/),
		account: { id: ann.me.id, email: ANN },
		devices: [{ device: 'Safari on iPhone' }],
		trips: [{ id: `t_${ann.me.id}`, notes: expect.stringMatching(/^Gate/), stops: [] }],
		replaced_values: [{ path: 'notes', value: expect.stringMatching(/Gate/) }],
		links: [{ trip_id: `t_${ann.me.id}` }],
		newsletter: [{ email: ANN, status: 'pending' }],
		payments: [{ kind: 'licences' }, { kind: 'plan', state: 'paid' }, { kind: 'donation', email: ANN }],
		renewals: [{ amount_cents: 2500 }],
		messages: [{ subject: 'Hello', message: 'Where is gate B?' }],
	});
	expect(body.mails.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
		'Please confirm your email address',
		'TEST MODE: Receipt: 2 licences, $50',
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: Receipt: your full plan continues, $25',
	]);
	const text = JSON.stringify(body);
	for (const { id, email } of [bob.me]) for (const word of [id, email]) expect(text).not.toContain(word);
	expect(text).not.toMatch(/token|hash|\b\d{6} is your/);
	const hashes = site.db.$client.prepare('select token_hash from sessions').pluck().all() as string[];
	for (const hash of hashes) expect(text).not.toContain(hash);
});

test('nobody hands out or deletes the data of an email that a provider elsewhere only claims', async () => {
	await aPerson(ANN);
	const identity = {
		issuer: 'https://else.example',
		subject: 'x',
		email: ANN,
		displayName: null,
		group: 'default',
	};
	const claimed = await site.stores.accounts.signIn(identity, site.clock.now());
	const proven = site.clock.now();
	const token = await site.stores.sessions.open(claimed.id, { device: 'x', proven }, site.clock.now());
	const browser = site.browser();
	browser.plant(site.publicUrl, `__Host-ctt_session=${token}; Path=/`);
	const { body } = await readApi(browser, '/account/export');
	expect([body.account.id, body.newsletter, body.messages, body.mails]).toEqual([claimed.id, [], [], []]);
	expect((await post(browser, '/account/deletion', {})).status).toBe(204);
	expect(
		site.db
			.select()
			.from(accounts)
			.all()
			.map(({ email }) => email),
	).toContain(ANN);
	expect(await site.stores.logins.withEmail(ANN)).toBeDefined();
});
