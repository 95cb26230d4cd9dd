import { expect, onTestFinished, test, vi } from 'vitest';
import { captivePortal, noSignal } from '../content/a-device.ts';
import { inTime } from '../in-time.ts';
import { readApi, SITE } from '../server/session/a-sign-in-site.ts';
import { stallSignal } from '../stall-signal.ts';
import { aPhone } from './a-phone.ts';

test("a visitor's device asks nobody who it is", async () => {
	const { start, requests } = await aPhone();
	const { confirmSession, readSession } = await start();
	expect(readSession().isSignedIn).toBe(false);
	expect(await confirmSession()).toMatchObject({ isSignedIn: false, account: null, isFresh: true });
	expect(requests).toEqual([]);
});

test('a signed-in person is known at once, by name after the server’s answer, and then with no signal', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	expect(page.readSession()).toMatchObject({ isSignedIn: true, account: null, isFresh: false });
	expect(await page.confirmSession()).toMatchObject({
		account: { email: 'rosa@example.com' },
		isFresh: true,
	});
	for (const answer of [noSignal, captivePortal]) {
		phone.network.answer = answer as typeof phone.network.answer;
		const later = await phone.start();
		expect(await later.confirmSession()).toMatchObject({
			isSignedIn: true,
			account: { email: 'rosa@example.com' },
			confirmedAt: expect.any(Number),
			isFresh: false,
		});
	}
});

test('a person known on this device is not kept waiting by a signal that carries nothing, and is confirmed in the background', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const first = await phone.start();
	await first.confirmSession();
	const { arrive } = stallSignal(phone);
	const page = await phone.start();
	expect(await page.knownSession()).toMatchObject({
		account: { email: 'rosa@example.com' },
		isFresh: false,
	});
	expect(phone.requests.at(-1)).toBe('GET /api/account');
	arrive();
	await expect.poll(() => page.readSession().isFresh).toBe(true);
	stallSignal(phone);
	const begun = performance.now();
	expect(await page.knownSession()).toMatchObject({ isFresh: true });
	expect(performance.now() - begun).toBeLessThan(400);
});

test('where nobody is known yet, the server’s answer is waited for', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const { arrive } = stallSignal(phone);
	const page = await phone.start();
	let known: unknown;
	const asking = page.knownSession().then((session) => {
		known = session;
	});
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(known).toBeUndefined();
	arrive();
	await asking;
	expect(known).toMatchObject({ account: { email: 'rosa@example.com' }, isFresh: true });
});

test('a person who has signed out in another tab is not shown as last known', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	await phone.browser.ask(`${SITE}/sign-out`, {
		method: 'POST',
		headers: { 'Sec-Fetch-Site': 'same-origin' },
	});
	expect(await page.knownSession()).toMatchObject({ isSignedIn: false, account: null });
});

test('a session that was ended elsewhere leaves nothing here', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	const [{ id }] = (await readApi(phone.browser, '/account/sessions')).body;
	const account = page.readSession().account;
	await phone.site.stores.sessions.end(account?.id ?? '', id, new Date());
	expect(await page.confirmSession()).toMatchObject({ isSignedIn: false, account: null });
	expect(await page.kept()).toEqual([]);
});

test('signing out ends the session, forgets the account here, and tells the other tabs', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	expect(await page.kept()).toHaveLength(1);
	const tab = new BroadcastChannel('ctt.session');
	const told = new Promise((resolve) => {
		tab.onmessage = resolve;
	});
	const kept: number[] = [];
	const forgetTrips = async () => void kept.push((await page.kept()).length);
	expect(await page.signOut(forgetTrips)).toBe('/');
	await told;
	tab.close();
	expect(kept).toEqual([1]);
	expect(page.readSession().isSignedIn).toBe(false);
	expect(await page.kept()).toEqual([]);
	expect((await readApi(phone.browser, '/account')).status).toBe(401);
});

test('news of an account that arrives while it signs out does not bring it back', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	const { account } = await page.confirmSession();
	if (!account) throw new Error('Nobody is signed in');
	const seen: boolean[] = [];
	const forgetTrips = async () => {
		page.onSessionChange(() => seen.push(page.readSession().isSignedIn));
		await page.noteSignedIn({ ...account, email: 'new@example.com' });
	};
	await page.signOut(forgetTrips);
	expect(seen).not.toContain(true);
	expect(await page.kept()).toEqual([]);
});

test('signing out with no signal says so, and the account stays', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	phone.network.answer = noSignal as typeof phone.network.answer;
	const forgetTrips = vi.fn(async () => undefined);
	await expect(page.signOut(forgetTrips)).rejects.toThrow('no_signal');
	expect(forgetTrips).not.toHaveBeenCalled();
	expect(page.readSession().isSignedIn).toBe(true);
	expect(await page.kept()).toHaveLength(1);
});

/** What becomes of cookies whose time has passed, and of those that somebody has cleared. */
function loseCookies({ browser }: Awaited<ReturnType<typeof aPhone>>) {
	for (const name of ['session', 'signed_in']) browser.plant(SITE, `__Host-ctt_${name}=; Path=/; Max-Age=0`);
}

test('a person who lost their cookies is shown as last known with no signal, even on a page that begins so', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	await page.confirmSession();
	loseCookies(phone);
	phone.network.answer = noSignal as typeof phone.network.answer;
	const lastKnown = { isSignedIn: true, account: { email: 'rosa@example.com' }, isFresh: false };
	expect(await page.confirmAgain()).toMatchObject(lastKnown);
	const later = await phone.start();
	expect(later.readSession()).toMatchObject({ isSignedIn: false, isFresh: false });
	expect(await later.confirmSession()).toMatchObject(lastKnown);
	stallSignal(phone);
	expect(await (await phone.start()).knownSession()).toMatchObject(lastKnown);
});

test('once the server answers that it knows no cookie of theirs, the account is forgotten here too', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	await (await phone.start()).confirmSession();
	loseCookies(phone);
	const page = await phone.start();
	expect(await page.confirmSession()).toMatchObject({ isSignedIn: false, isFresh: true });
	expect(await page.kept()).toEqual([]);
	phone.requests.length = 0;
	await page.confirmAgain();
	expect(phone.requests).toEqual([]);
});

test('an account that an older version stored is somebody, too, whose name is not known', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	await (await phone.start()).confirmSession();
	await phone.keepInstead((account) => ({ id: account.id, email: account.email }));
	loseCookies(phone);
	phone.network.answer = noSignal as typeof phone.network.answer;
	const page = await phone.start();
	expect(await page.confirmSession()).toMatchObject({ isSignedIn: true, account: null, isFresh: false });
	expect(await page.kept()).toHaveLength(1);
});

test('a device that does not say who is known decides nothing, and asks for nobody it has not seen', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	loseCookies(phone);
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.account, 'count').mockRejectedValue(new DOMException('', 'UnknownError'));
	phone.network.answer = noSignal as typeof phone.network.answer;
	expect(await page.confirmAgain()).toMatchObject({ account: { email: 'admin@localhost' }, isFresh: false });
	const later = await phone.start();
	const { sharedDb: laterDb } = await import('#db/shared-db.ts');
	vi.spyOn(laterDb.account, 'count').mockRejectedValue(new DOMException('', 'UnknownError'));
	phone.requests.length = 0;
	expect(await later.confirmSession()).toMatchObject({ isSignedIn: false, isFresh: false });
	expect(phone.requests).toEqual([]);
	expect(await later.kept()).toHaveLength(1);
});

test('a person who has signed out is not known on a device that refuses to forget them', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.confirmSession();
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.account, 'clear').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	await page.signOut(async () => undefined);
	expect(await page.kept()).toHaveLength(1);
	phone.network.answer = noSignal as typeof phone.network.answer;
	phone.requests.length = 0;
	const later = await phone.start();
	expect(await later.knownSession()).toMatchObject({ isSignedIn: false, account: null, isFresh: true });
	expect(phone.requests).toEqual([]);
});

test('a tab hears that another one has signed in, once, and not what it did itself', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	const tab = new BroadcastChannel('ctt.session');
	const heard: unknown[] = [];
	tab.onmessage = ({ data }) => heard.push(data);
	const own = vi.fn();
	page.onSessionChangeElsewhere(own);
	await page.confirmSession();
	await expect.poll(() => heard).toEqual(['changed']);
	await page.confirmAgain();
	tab.postMessage('changed');
	await expect.poll(() => own.mock.calls.length).toBe(1);
	expect(heard).toEqual(['changed']);
	tab.close();
});

test('on a device that does not store who is signed in, the other tabs hear of it once', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.account, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	const tab = new BroadcastChannel('ctt.session');
	onTestFinished(() => tab.close());
	const heard: unknown[] = [];
	tab.onmessage = ({ data }) => heard.push(data);
	for (let times = 0; times < 3; times++) await page.confirmAgain();
	const asked = vi.fn();
	page.onSessionChangeElsewhere(asked);
	tab.postMessage('changed');
	await inTime(() => expect(asked).toHaveBeenCalled());
	expect(heard).toEqual(['changed']);
});

test.each(['comes', 'is lost'])(
	'an answer that %s after somebody has signed out signs nobody in',
	async (end) => {
		const phone = await aPhone();
		await phone.signInAsAdmin();
		const page = await phone.start();
		const answer = phone.network.answer;
		phone.network.answer = async (address, init) => {
			if (address !== '/api/account') return answer(address, init);
			const late = await answer(address, init);
			await page.signOut(async () => undefined);
			return end === 'comes' ? late : noSignal(address);
		};
		expect(await page.confirmSession()).toMatchObject({ isSignedIn: false, account: null });
		expect(await page.kept()).toEqual([]);
	},
);

test('an account stored by an older version is ignored, and breaks nothing', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	await (await phone.start()).confirmSession();
	await phone.keepInstead((account) => ({ id: account.id, email: account.email }));
	phone.network.answer = noSignal as typeof phone.network.answer;
	const page = await phone.start();
	expect(await page.confirmSession()).toMatchObject({ isSignedIn: true, account: null, isFresh: false });
});
