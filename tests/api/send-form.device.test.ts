import { expect, test, vi } from 'vitest';
import { sendForm } from '#api/send-form.ts';

test.each([
	[400, 'bad_body', 'refused'],
	[429, 'too_many_requests', 'too_many'],
	[507, 'storage_full', 'failed'],
	// The input is not at fault, so nobody is sent to look for a mistake in it.
	[431, 'headers_too_large', 'failed'],
	[403, 'forbidden_origin', 'failed'],
])('a form that is answered %i %s was %s', async (status, code, why) => {
	vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
	expect(await sendForm('newsletter', { subscriber: 'ann@example.org' })).toBe(why);
});

test('a form without an answer reports no signal; an accepted one reports no trouble', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await sendForm('newsletter', { subscriber: 'ann@example.org' })).toBe('no_signal');
	vi.stubGlobal('fetch', async () => Response.json(true));
	expect(await sendForm('newsletter', { subscriber: 'ann@example.org' })).toBeNull();
});
