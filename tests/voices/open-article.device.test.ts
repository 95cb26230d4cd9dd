import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { aDevice } from '../content/a-device.ts';
import { inTime } from '../in-time.ts';

const article = { title: 'What to ask on a tour', address: '/student-voices/what-to-ask-on-a-tour' };

afterEach(() => {
	vi.doUnmock('#voices/article-rule.ts');
	vi.restoreAllMocks();
});

/** A freshly loaded page whose windows open unless blocked; the windows it opened, and a way to go back. */
async function aPage({ opensWindows = true } = {}) {
	const device = await aDevice();
	await device.start();
	const opened: string[] = [];
	const windows: { opener: unknown }[] = [];
	const open = vi.fn((address: string) => {
		opened.push(address);
		windows.push({ opener: 'this page' });
		return opensWindows ? windows.at(-1) : null;
	});
	const assign = vi.fn();
	const onLeave: (() => void)[] = [];
	vi.stubGlobal('window', { open });
	vi.stubGlobal('location', { assign });
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
		if (type === 'popstate') onLeave.push(listener);
	});
	const goBack = () => {
		for (const listener of onLeave) listener();
	};
	const { changeViewRecord, knownRecord } = await import('#voices/view-record.ts');
	const { isStillWaiting, setWaiting } = await import('#voices/waiting-article.ts');
	const page = { changeViewRecord, knownRecord, isStillWaiting, setWaiting, device };
	return { opened, windows, open, assign, goBack, ...page, ...(await import('#voices/open-article.ts')) };
}

/** The same after the three articles that are free. */
async function aPageAfterThree() {
	const page = await aPage();
	await page.changeViewRecord((record) => ({ record: { ...record, articleViews: 3 } }));
	await page.bringRule();
	return page;
}

test('an article clicked before its rule has loaded opens by itself, counted; the fourth waits for the popup', async () => {
	const { opened, windows, assign, mayOpen, openArticle, knownRecord, isStillWaiting } = await aPage();
	expect(mayOpen(article)).toBe(false);
	await inTime(() => expect(opened).toEqual([article.address]));
	// The blog's window gets no hold on this one.
	expect(windows[0]?.opener).toBeNull();
	expect(assign).not.toHaveBeenCalled();
	openArticle(article);
	openArticle(article);
	await inTime(() => expect(knownRecord().articleViews).toBe(3));
	openArticle(article);
	expect(opened).toHaveLength(3);
	expect(isStillWaiting(article)).toBe(true);
});

test('a browser that opens no window once something was waited for shows the article in this one', async () => {
	const { assign, mayOpen } = await aPage({ opensWindows: false });
	mayOpen(article);
	await inTime(() => expect(assign).toHaveBeenCalledWith(article.address));
});

test('an article that the rule, once loaded, holds back opens nowhere', async () => {
	const { open, assign, mayOpen, changeViewRecord, isStillWaiting } = await aPage();
	await changeViewRecord((record) => ({ record: { ...record, articleViews: 3 } }));
	expect(mayOpen(article)).toBe(false);
	await inTime(() => expect(isStillWaiting(article)).toBe(true));
	expect([open.mock.calls, assign.mock.calls]).toEqual([[], []]);
});

test('a window that a click opens at once learns nothing of where it comes from', async () => {
	const { open, openArticle, bringRule } = await aPage();
	await bringRule();
	openArticle(article);
	expect(open.mock.calls).toEqual([[article.address, '_blank', 'noopener,noreferrer']]);
});

test('an article that waits is dismissed by going back, and replaced by the next', async () => {
	const { goBack, openArticle, isStillWaiting } = await aPageAfterThree();
	const other = { title: 'Another', address: '/student-voices/another' };
	openArticle(article);
	openArticle(other);
	expect([isStillWaiting(article), isStillWaiting(other)]).toEqual([false, true]);
	goBack();
	expect(isStillWaiting(other)).toBe(false);
});

test.each([
	['nobody knows yet which', null, true],
	['on the free plan', { group: 'default', subscription_type: 0 }, true],
	['of a kind that we do not know', { group: 'default', subscription_type: 9 }, false],
])('for a signed-in reader, %s, the fourth article opens: %s', async (_which, account, opens) => {
	const { mayOpen, knownRecord } = await aPageAfterThree();
	const { setSession, signedOut } = await import('#session/session.ts');
	setSession({ ...signedOut, isSignedIn: true, account: account as Account | null });
	expect(mayOpen(article)).toBe(opens);
	expect(knownRecord().articleViews).toBe(3);
});

test('an article that another tab has counted since opens, and is not counted a fourth time', async () => {
	const { mayOpen, knownRecord, bringRule, changeViewRecord } = await aPage();
	await bringRule();
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.record.put({ key: 'ctt', collegeViews: [7], articleViews: 3, emailOptIn: false });
	mayOpen(article);
	await changeViewRecord((record) => ({ record }));
	expect(knownRecord()).toEqual({ collegeViews: [7], articleViews: 3, emailOptIn: false });
});

test('a count in another tab is known here', async () => {
	const { knownRecord, bringRule, changeViewRecord } = await aPage();
	await changeViewRecord((record) => ({ record }));
	await bringRule();
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.record.put({ key: 'ctt', collegeViews: [], articleViews: 2, emailOptIn: true });
	await inTime(() => expect(knownRecord()).toMatchObject({ articleViews: 2, emailOptIn: true }));
});

test('a browser that blocks what sites store opens articles all the same, and says why', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const { opened, mayOpen } = await aPage();
	vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	});
	mayOpen(article);
	await inTime(() => expect(opened).toEqual([article.address]));
	expect(warn).toHaveBeenCalledWith('This device could not read what was viewed', expect.any(Error));
});

test('a rule that cannot be fetched says so, and is tried again with the next click', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const { opened, openArticle } = await aPage();
	const toasts = await import('#ui/toasts.ts');
	const said = vi.spyOn(toasts, 'showToast');
	vi.doMock('#voices/article-rule.ts', () => {
		throw new TypeError('Failed to fetch dynamically imported module: /assets/article-rule-x.js');
	});
	openArticle(article);
	await inTime(() =>
		expect(said).toHaveBeenCalledWith({
			words: 'The article has not loaded yet. Try again when the signal is back.',
		}),
	);
	expect(warn).toHaveBeenCalled();
	vi.doUnmock('#voices/article-rule.ts');
	openArticle(article);
	await inTime(() => expect(opened).toEqual([article.address]));
});

test('impatient taps on an article open it once, and count once', async () => {
	const { opened, mayOpen, knownRecord } = await aPage();
	for (let tap = 0; tap < 3; tap++) mayOpen({ ...article });
	await inTime(() => expect(opened).toEqual([article.address]));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect([opened.length, knownRecord().articleViews]).toEqual([1, 1]);
});

test('with no signal the fourth article opens, and is not counted', async () => {
	const { mayOpen, knownRecord, isStillWaiting } = await aPageAfterThree();
	const { noteReachable } = await import('#runtime/reachability.ts');
	noteReachable(false);
	expect([mayOpen(article), isStillWaiting(article)]).toEqual([true, false]);
	noteReachable(true);
	expect([mayOpen(article), knownRecord().articleViews]).toEqual([false, 3]);
});
