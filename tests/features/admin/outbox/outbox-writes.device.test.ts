import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#domain/admin/outbox.ts';
import { sendAgain } from '#features/admin/outbox/outbox-writes.ts';
import * as toasts from '#ui/toasts.ts';

test.each([
	[400, 'bad_body', 'This email has expired, so sending it would only mislead.'],
	[404, 'not_found', 'Something went wrong on our side. Nothing was changed. Please try again.'],
])(
	'an email that is answered %i %s is not sent again, and the editor reads why',
	async (status, code, words) => {
		vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
		const said = vi.spyOn(toasts, 'showToast');
		expect(await sendAgain({ id: 1 } as OutboxEntry)).toBeUndefined();
		expect(said).toHaveBeenCalledWith({ words });
	},
);

test.each([
	['waiting', 'The email will be sent again.'],
	['sent', 'The email was sent meanwhile.'],
] as const)('an email tried again that is %s by then: "%s"', async (state, words) => {
	const mail: OutboxEntry = {
		id: 1,
		to: 'ann@example.org',
		subject: 'Hello',
		text: 'Hello',
		created: '2026-11-20T10:00:00Z',
		state,
		attempts: 1,
		next_attempt: null,
		settled: null,
		last_error: null,
	};
	vi.stubGlobal('fetch', async () => Response.json(mail));
	const said = vi.spyOn(toasts, 'showToast');
	expect(await sendAgain(mail)).toEqual(mail);
	expect(said).toHaveBeenCalledWith({ words });
});
