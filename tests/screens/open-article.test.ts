import { afterEach, expect, test, vi } from 'vitest';
import { aDevice } from '../content/a-device.ts';

const article = { title: 'What to ask on a tour', address: '/student-voices/what-to-ask-on-a-tour' };

afterEach(() => {
	vi.doUnmock('#voices/article-rule.ts');
	vi.restoreAllMocks();
});

/** A page just loaded, whose windows open; what it opened. */
async function aPage() {
	await (await aDevice()).start();
	const opened: string[] = [];
	vi.stubGlobal('window', { open: (address: string) => opened.push(address) && {} });
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('addEventListener', () => undefined);
	return { opened, ...(await import('#voices/open-article.ts')) };
}

test('an article that is asked for before its rule is here opens by itself, counted; the fourth is held', async () => {
	const { opened, mayOpen, openArticle } = await aPage();
	expect(mayOpen(article)).toBe(false);
	await vi.waitFor(() => expect(opened).toEqual([article.address]));
	openArticle(article);
	openArticle(article);
	const { knownRecord } = await import('#voices/view-record.ts');
	await vi.waitFor(() => expect(knownRecord().articleViews).toBe(3));
	openArticle(article);
	expect(opened).toHaveLength(3);
	const { isStillHeld } = await import('#voices/held-article.ts');
	expect(isStillHeld(article)).toBe(true);
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
	await vi.waitFor(() => expect(warn).toHaveBeenCalled());
	expect(said).toHaveBeenCalledWith({
		words: 'The article has not loaded yet. Try again when the signal is back.',
	});
	vi.doUnmock('#voices/article-rule.ts');
	openArticle(article);
	await vi.waitFor(() => expect(opened).toEqual([article.address]));
});
