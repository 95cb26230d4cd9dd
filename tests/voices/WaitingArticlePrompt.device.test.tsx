// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMAIL_WORDS } from '#domain/forms/email-address.ts';
import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';
import { changeViewRecord, knownRecord } from '#voices/view-record.ts';
import { WaitingArticlePrompt } from '#voices/WaitingArticlePrompt.tsx';
import { isStillWaiting, setWaiting } from '#voices/waiting-article.ts';
import { inTime } from '../in-time.ts';
import { button, draw, field, noteOf, pass, press, shownWords, type } from '../ui/draw.ts';

const article = { title: 'Packing the car', address: '/student-voices/packing' };
const submit = 'Open the article';
const isOff = () => button(submit).getAttribute('aria-disabled') === 'true';

vi.mock('#content/catalogue.ts', () => ({ useCatalogue: () => undefined }));

beforeEach(async () => {
	await changeViewRecord(() => ({ record: { collegeViews: [], articleViews: 3, emailOptIn: false } }));
	setWaiting(article);
	draw(
		<MemoryRouter>
			<WaitingArticlePrompt article={article} />
		</MemoryRouter>,
	);
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('the popup wants a name and an email, which it checks 500 ms after the last letter', async () => {
	vi.useFakeTimers();
	expect(isOff()).toBe(true);
	await type('First name', 'Rosa');
	await type('Email', 'rosa@example');
	await pass(499);
	expect(noteOf('Email')).toBe('');
	await pass(1);
	expect(noteOf('Email')).toBe(EMAIL_WORDS);
	expect(field('Email').getAttribute('aria-invalid')).toBe('true');
	await type('Email', 'rosa@example.com');
	expect(noteOf('Email')).toBe('');
	await pass(499);
	expect(isOff()).toBe(true);
	await pass(1);
	expect(isOff()).toBe(false);
	await type('First name', '   ');
	expect(isOff()).toBe(true);
	await type('First name', 'Rosa');
	expect(isOff()).toBe(false);
	await type('Email', '');
	await pass(500);
	expect(isOff()).toBe(true);
});

/** Types a name and an address, which may be sent half a second later. */
async function fillIn() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	await type('First name', 'Rosa');
	await type('Email', 'rosa@example.com');
	await pass(500);
	expect(isOff()).toBe(false);
	vi.useRealTimers();
}

test('what could not be sent says so, keeps the input and the focus, and is sent on the next try', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const open = vi.spyOn(window, 'open').mockReturnValue(window);
	const answer = vi.fn(async () => Response.json(false));
	vi.stubGlobal('fetch', answer);
	await fillIn();
	await press(submit);
	await inTime(() => expect(shownWords()).toContain(EMAIL_POPUP_FAILURE));
	expect([field('First name').value, field('Email').value]).toEqual(['Rosa', 'rosa@example.com']);
	expect(document.activeElement).toBe(button(submit));
	expect(knownRecord().emailOptIn).toBe(false);
	answer.mockImplementation(async () => Response.json(true));
	await press(submit);
	await inTime(() => expect(open).toHaveBeenCalled());
	expect(open.mock.calls[0]).toEqual([article.address, '_blank']);
	expect([knownRecord().emailOptIn, isStillWaiting(article)]).toEqual([true, false]);
});

test('where the browser blocks a window that was waited for, a link opens the article', async () => {
	vi.spyOn(window, 'open').mockReturnValue(null);
	vi.stubGlobal('fetch', async () => Response.json(true));
	await fillIn();
	await press(submit);
	await inTime(() => expect(shownWords()).toContain('Every article is open to you now.'));
	const link = document.querySelector(`a[href="${article.address}"]`);
	expect([link?.textContent, link?.getAttribute('target')]).toEqual([`Open “${article.title}”`, '_blank']);
	expect(isStillWaiting(article)).toBe(true);
});
