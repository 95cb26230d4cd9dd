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
