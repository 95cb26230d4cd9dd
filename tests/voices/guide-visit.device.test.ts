import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordRow } from '#db/shared-db.ts';
import type { Account } from '#domain/accounts/account.ts';
import { MissingKeyError } from '#domain/views/view-record.ts';
import { aDevice } from '../content/a-device.ts';

beforeEach(() => {
	vi.stubGlobal('document', { cookie: '' });
});

/** A page just loaded on an empty device; `read` comes to guides one after the other and says what each shows. */
async function aPage(visits: number[] = []) {
	await (await aDevice()).start();
	const guides = await import('#voices/guide-visit.ts');
	const { readSession, setSession, signedOut } = await import('#session/session.ts');
	const { changeViewRecord, knownRecord } = await import('#voices/view-record.ts');
	const { noteReachable } = await import('#runtime/reachability.ts');
	const { sharedDb } = await import('#db/shared-db.ts');
	const read = async (...ipedsIds: number[]) => {
		const shown: string[] = [];
		for (const each of ipedsIds) {
			await guides.visitGuideHere(each);
			shown.push(guides.guideGate(each));
		}
		return shown;
	};
	const signIn = (account: Partial<Account> | null) =>
		setSession({ ...signedOut, isSignedIn: true, account: account as Account | null });
	if (visits.length > 0) await read(...visits);
	return { ...guides, read, signIn, readSession, changeViewRecord, knownRecord, noteReachable, sharedDb };
}
const viewed = (page: { knownRecord: () => { collegeViews: number[] } }) => page.knownRecord().collegeViews;
const firstEight = [1, 2, 3, 4, 5, 6, 7, 8];

test('the third guide asks for an email, stays open on a no, and does not ask again', async () => {
	const page = await aPage();
	expect(page.guideGate(3)).toBe('open');
	const told = vi.fn();
	const stop = page.onGuideGate(told);
	expect(await page.read(1, 2, 3)).toEqual(['open', 'open', 'prompt']);
	expect(told).toHaveBeenCalledTimes(3);
	// Loaded again by the router, it is the same visit.
	expect(await page.read(3)).toEqual(['prompt']);
	page.closeGuidePrompt(3);
	expect(await page.read(3)).toEqual(['open']);
	expect(told).toHaveBeenCalledTimes(4);
	stop();
	await page.read(4);
	expect(told).toHaveBeenCalledTimes(4);
	expect(viewed(page)).toEqual([1, 2, 3, 4]);
	const kept = { key: 'ctt', collegeViews: [1, 2, 3, 4], articleViews: 0, emailOptIn: false };
	expect(await page.sharedDb.record.get('ctt')).toEqual(kept);
});

test('a record that lacks a key starts over with that key, and says so', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const page = await aPage();
	await page.sharedDb.record.put({ key: 'ctt', collegeViews: [7], articleViews: 2 } as RecordRow);
	await page.read(1);
	expect(page.knownRecord()).toEqual({ collegeViews: [7, 1], articleViews: 2, emailOptIn: false });
	expect(warn).toHaveBeenCalledWith(new MissingKeyError('emailOptIn'));
});

test('with no signal, the account last known here counts', async () => {
	const page = await aPage(firstEight);
	const admin = { id: 'a_1', person_id: 1, cognito_id: 's', googleId: null, email: null, displayName: null };
	const rights = { group: 'admin', access: 0, subscriber_status: 0, paid_status: 0, subscription_type: 0 };
	const times = { stripe_sub_id: null, trial_start: null, created: 'x', last_modified: 'x' };
	await page.sharedDb.account.put({
		key: 'signed-in',
		confirmed_at: 0,
		account: { ...admin, ...rights, ...times },
	});
	page.signIn(null);
	expect(await page.read(9)).toEqual(['open']);
	expect(viewed(page)).toEqual(firstEight);
});

test.each([
	['whose clock is known to be ahead', { ahead_ms: 8 * 86_400_000 }, 'open'],
	['of which that is not known', {}, 'plans'],
])('with no signal, a device %s has its trial by that', async (_, row, gate) => {
	const page = await aPage(firstEight);
	const trial_start = new Date(Date.now() - 9 * 86_400_000).toISOString();
	const rosa = { id: 'a_1', person_id: 1, cognito_id: 's', googleId: null, email: null, displayName: null };
	const inTrial = { group: 'default', access: 0, subscriber_status: 2, paid_status: 2, subscription_type: 2 };
	const times = { stripe_sub_id: null, trial_start, created: 'x', last_modified: 'x' };
	await page.sharedDb.account.put({
		key: 'signed-in',
		confirmed_at: 0,
		...row,
		account: { ...rosa, ...inTrial, ...times },
	});
	page.signIn(null);
	expect(await page.read(9)).toEqual([gate]);
});

test('two simultaneous visits to a guide are one visit, which asks', async () => {
	const page = await aPage([1, 2]);
	await Promise.all([page.visitGuideHere(3), page.visitGuideHere(3)]);
	expect(page.guideGate(3)).toBe('prompt');
});

test('with no signal nobody is asked for an email, and the plans still show', async () => {
	const page = await aPage([1, 2]);
	page.noteReachable(false);
	expect(await page.read(3, 4, 5, 6, 7, 8, 9)).toEqual([...Array(6).fill('open'), 'plans']);
	expect(viewed(page)).toEqual(firstEight);
});

test('signing in at the plans opens the guide, and earlier prompts are decided again', async () => {
	const page = await aPage(firstEight);
	expect(await page.read(9)).toEqual(['plans']);
	page.signIn({ id: 'a_1', group: 'admin', subscription_type: 0, trial_start: null });
	await expect.poll(() => page.guideGate(9)).toBe('open');
	expect(viewed(page)).toEqual(firstEight);
});

test('an open guide is not decided again by a sign-in', async () => {
	const page = await aPage([1, 2, 3]);
	page.closeGuidePrompt(3);
	await page.changeViewRecord((record) => ({ record: { ...record, collegeViews: [] } }));
	page.signIn({ id: 'a_1', group: 'default', subscription_type: 0, trial_start: null });
	await page.read(4);
	expect(viewed(page)).toEqual([4]);
});

test('while it is not known who is signed in, a guide shows itself and counts nothing, until it is', async () => {
	const page = await aPage(firstEight);
	page.signIn(null);
	expect(await page.read(9)).toEqual(['open']);
	page.signIn({ id: 'a_1', group: 'default', subscription_type: 0, trial_start: null });
	await expect.poll(() => page.guideGate(9)).toBe('plans');
	expect(viewed(page)).toEqual(firstEight);
});

test('a device that stores nothing counts for as long as the page is open', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const page = await aPage();
	vi.spyOn(page.sharedDb.record, 'put').mockRejectedValue(new Error('full'));
	expect(await page.read(1, 2, 3)).toEqual(['open', 'open', 'prompt']);
	expect(warn).toHaveBeenCalledWith('This device could not store what was viewed', expect.any(Error));
});

test('a device that cannot be read shows every guide, and says why', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const page = await aPage();
	vi.spyOn(page.sharedDb, 'trips', 'get').mockImplementation(() => {
		throw new Error('unreadable');
	});
	expect(await page.read(1, 2, 3)).toEqual(['open', 'open', 'open']);
	expect(warn).toHaveBeenCalledWith('This device does not tell which guides were viewed', expect.any(Error));
});

test('a guide that came with its document is counted once the browser is idle', async () => {
	const page = await aPage();
	const idle: (() => void)[] = [];
	vi.stubGlobal('window', { requestIdleCallback: (then: () => void) => idle.push(then) });
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
	const visit = page.visitArrivedGuide(1);
	expect(viewed(page)).toEqual([]);
	for (const then of idle) then();
	await visit;
	expect(viewed(page)).toEqual([1]);
});

test('a guide that asked does not ask again after another, nor once somebody has signed in', async () => {
	const page = await aPage();
	expect(await page.read(1, 2, 3, 4, 3)).toEqual(['open', 'open', 'prompt', 'prompt', 'open']);
	expect(await page.read(5)).toEqual(['prompt']);
	page.signIn({ id: 'a_1', group: 'default', subscription_type: 0, trial_start: null });
	expect(page.guideGate(5)).toBe('open');
});
