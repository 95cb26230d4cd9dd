import Dexie, { type Table } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountDbNames } from '#db/delete-unless-unsent.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { sessions } from '#server/session/table.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { opVerdicts, syncAccounts } from '#server/sync/table.ts';
import { tripCells, trips } from '#server/trips/table.ts';
import { noSignal } from '../content/a-device.ts';
import { aSignedInPhone } from '../features/account/a-signed-in-phone.ts';
import { inTime } from '../in-time.ts';
import { openWithUnsentEdit } from '../session/an-unsent-edit.ts';
import { closingChannels } from './closing-channels.ts';

/** Rosa's phone with a page open on it, until the test is over; `endSession` has the server end her session. */
async function aWatchedPhone({ hasUnsentEdit = false } = {}) {
	closingChannels();
	const phone = await aSignedInPhone();
	const { id } = phone.session.readSession().account ?? { id: '' };
	Object.assign(document, new EventTarget(), { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	vi.stubGlobal('location', { assign: vi.fn() });
	vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
	if (hasUnsentEdit) await openWithUnsentEdit(phone, id);
	return { ...phone, endSession: () => phone.site.stores.sessions.endOthers(id, null, new Date()) };
}

/** Watches the session as the page does once its words are on the screen. */
async function watch() {
	const { watchSession } = await import('#app/watch-session.ts');
	const { confirmAgain, confirmSession } = await import('#session/confirm-session.ts');
	const { closeAccount } = await import('#sync/current-account.ts');
	onTestFinished(async () => {
		// An answer that is on its way would open the account again.
		await confirmAgain();
		closeAccount();
	});
	const router = { revalidate: vi.fn(), navigate: vi.fn(), state: { location: { pathname: '/saved' } } };
	watchSession(router as unknown as Parameters<typeof watchSession>[0]);
	await confirmSession();
	await settled();
}

/** However busy the machine is. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The tabs beside this one: what they hear, and a way to say something in their place. */
function otherTabs() {
	const tab = new BroadcastChannel('ctt.session');
	const heard: unknown[] = [];
	tab.onmessage = ({ data }) => heard.push(data);
	onTestFinished(() => tab.close());
	return { heard, say: (word: string) => tab.postMessage(word) };
}

const ENDED = 'You have been signed out.';

test('a person who opens a page after the server has ended their session is told so, once, in every tab', async () => {
	const { session, endSession, said } = await aWatchedPhone();
	await watch();
	const { heard } = otherTabs();
	await endSession();
	const { doubtAccount } = await import('#app/follow-account.ts');
	const confirmed = session.confirmSession();
	void doubtAccount();
	expect(await confirmed).toMatchObject({ isSignedIn: false });
	await inTime(() => expect(said()).toEqual([ENDED]));
	await session.confirmAgain();
	await settled();
	expect(said()).toEqual([ENDED]);
	expect(heard).toEqual(['changed', 'ended']);
});

test('so is a person whose session ended while the page was still loading', async () => {
	const { session, endSession, said } = await aWatchedPhone();
	const { heard } = otherTabs();
	await endSession();
	await session.confirmSession();
	// Nor does the back office, which never listens, keep it from the other tabs.
	await inTime(() => expect(heard).toEqual(['changed', 'ended']));
	await watch();
	await inTime(() => expect(said()).toEqual([ENDED]));
});

test('a person who has signed in again before the page has loaded is told nothing', async () => {
	const { session, endSession, said, browser, site } = await aWatchedPhone();
	await endSession();
	await session.confirmSession();
	const page = await browser.open(`${site.publicUrl}/sign-in/start`);
	await browser.submit(page, '/sign-in', { email: 'rosa@example.com', password: 'four wide roads' });
	expect(await session.confirmSession()).toMatchObject({ isSignedIn: true });
	await watch();
	expect(said()).toEqual([]);
});

test('a tab hears from another that the session has ended, and tells it as well, even if it has just signed out', async () => {
	const { session, endSession, said } = await aWatchedPhone();
	await watch();
	const { heard, say } = otherTabs();
	await endSession();
	// That tab's request: its answer takes the cookie, which all tabs share.
	await fetch('/api/account');
	for (const word of ['changed', 'ended', 'ended']) say(word);
	await inTime(() => expect(said()).toContain(ENDED));
	await settled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(said()).toEqual([ENDED]);
	expect(heard).toEqual(['changed', 'ended']);
});

test('signing out on purpose in another tab is no news', async () => {
	const { session, said } = await aWatchedPhone();
	await watch();
	const { heard, say } = otherTabs();
	await fetch('/sign-out', { method: 'POST' });
	say('changed');
	await inTime(() => expect(heard).toEqual(['changed']));
	await settled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect([said(), heard]).toEqual([[], ['changed']]);
});

test.each(['after it was done', 'before it was begun'])(
	'a person who asked to delete their account, and had no answer, is told at the end what may have become of it: %s',
	async (lost) => {
		const { session, network, said, endSession } = await aWatchedPhone();
		const { removeAccount } = await import('#features/account/deletion-writes.ts');
		const { deletionWords } = await import('#features/account/account-words.ts');
		await watch();
		const { answer } = network;
		network.answer = async (address, init) => {
			const isDeletion = address.endsWith('/account/deletion');
			if (isDeletion && lost === 'before it was begun') return noSignal(address);
			const answered = await answer(address, init);
			return isDeletion ? noSignal(address) : answered;
		};
		expect(await removeAccount('four wide roads')).toBe('no_signal');
		await endSession();
		await session.confirmAgain();
		await inTime(() => expect(said()).toEqual([deletionWords('maybe_deleted')]));
	},
);

test('trips that were saved since the backup that was restored stay here, and are sent after the next sign-in', async () => {
	const { session, said, site, browser } = await aWatchedPhone();
	await watch();
	const { currentAccount } = await import('#sync/current-account.ts');
	const opened = currentAccount();
	await opened?.edit('t_1', renameTrip('Ohio loop'));
	await inTime(() => expect(site.db.select().from(trips).all()).toHaveLength(1));
	await inTime(async () => expect(await opened?.db.outbox.count()).toBe(0));
	// The backup is from before her sign-in.
	for (const table of [sessions, trips, tripCells, opVerdicts]) site.db.delete(table).run();
	site.db.update(syncAccounts).set({ rev: 0, mark: null }).run();
	noteRestored(site.db, { now: Date.now(), newId: () => 'e_restored' });
	// Whichever request is the first to hear of it.
	await fetch('/api/trips/sync', { method: 'POST' });
	await session.confirmAgain();
	await inTime(() => expect(said()).toEqual([expect.stringMatching(/your changes are safe/)]));
	expect(await accountDbNames()).toEqual([opened?.db.name]);
	const page = await browser.open(`${site.publicUrl}/sign-in/start`);
	await browser.submit(page, '/sign-in', { email: 'rosa@example.com', password: 'four wide roads' });
	await session.confirmAgain();
	await inTime(() => expect(site.db.select().from(trips).all()).toHaveLength(1));
	await inTime(async () => expect(await currentAccount()?.db.outbox.count()).toBe(0));
	// From then on they are here like any others.
	await fetch('/sign-out', { method: 'POST' });
	await session.confirmAgain();
	await inTime(async () => expect(await accountDbNames()).toEqual([]));
});

test('no trip leaves the phone because a cookie ran out with no signal; once the server has answered, it does', async () => {
	const { session, network, browser, said, start } = await aWatchedPhone();
	const { id } = session.readSession().account ?? { id: '' };
	await watch();
	const { currentAccount, closeAccount } = await import('#sync/current-account.ts');
	const { answer } = network;
	const here = currentAccount()?.db.name;
	await currentAccount()?.edit('t_1', renameTrip('Ohio loop'));
	await inTime(async () => expect(await currentAccount()?.db.outbox.count()).toBe(0));
	network.answer = noSignal as typeof network.answer;
	for (const name of ['session', 'signed_in'])
		browser.plant('https://tours.example', `__Host-ctt_${name}=; Path=/; Max-Age=0`);
	dispatchEvent(new Event('focus'));
	await settled();
	expect([currentAccount()?.accountId, await accountDbNames()]).toEqual([id, [here]]);
	closeAccount();
	// The page is opened anew, still with no signal.
	await start();
	await watch();
	const later = await import('#sync/current-account.ts');
	await inTime(() => expect(later.currentAccount()?.accountId).toBe(id));
	expect(await accountDbNames()).toEqual([here]);
	expect(said()).toEqual([]);
	network.answer = answer;
	dispatchEvent(new Event('focus'));
	await inTime(async () => expect(await accountDbNames()).toEqual([]));
	expect(later.currentAccount()).toBeNull();
});

test('edits that wait here are part of the news', async () => {
	const { session, endSession, said } = await aWatchedPhone({ hasUnsentEdit: true });
	await watch();
	await endSession();
	await session.confirmSession();
	await inTime(() => expect(said()).toEqual([expect.stringMatching(/your changes are safe/)]));
	for (const name of await accountDbNames()) await Dexie.delete(name);
});

test('of an edit that the full phone refused, nothing says that it is safe; it can be copied, and is sent after the next sign-in', async () => {
	const { session, endSession, said, site, browser } = await aWatchedPhone();
	await watch();
	const { currentAccount } = await import('#sync/current-account.ts');
	const { isAccountRefused } = await import('#sync/refused-at-end.ts');
	const { refusedAtEndAsText, retryRefusedAtEnd } = await import('#sync/rescue-refused.ts');
	const account = currentAccount();
	if (!account) throw new Error('Nobody is signed in');
	await account.edit('t_1', renameTrip('Ohio loop'));
	await inTime(async () => expect(await account.db.outbox.count()).toBe(0));
	vi.spyOn(console, 'warn').mockReturnValue();
	const full = new Dexie.QuotaExceededError();
	vi.spyOn(account.db.outbox as Table, 'bulkAdd').mockRejectedValue(full);
	await account.edit('t_1', setTripNotes('Gate code 7'));
	await endSession();
	await session.confirmAgain();
	await inTime(() => expect(said()).toEqual(['Signed out: your last changes are not saved on this phone']));
	expect(await accountDbNames()).toEqual([account.db.name]);
	expect([currentAccount(), await refusedAtEndAsText()]).toEqual([null, 'Ohio loop\nGate code 7']);
	// Another tab signs in, while this page stays open.
	const page = await browser.open(`${site.publicUrl}/sign-in/start`);
	await browser.submit(page, '/sign-in', { email: 'rosa@example.com', password: 'four wide roads' });
	await session.confirmAgain();
	const noted = () =>
		site.db
			.select()
			.from(tripCells)
			.all()
			.map(({ path }) => path);
	await inTime(() => expect(noted()).toContain('notes'));
	expect(isAccountRefused()).toBe(false);
	await retryRefusedAtEnd();
	await fetch('/sign-out', { method: 'POST' });
	await session.confirmAgain();
	await inTime(async () => expect(await accountDbNames()).toEqual([]));
});
