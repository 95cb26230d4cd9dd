import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { askOffice, Refused } from '#api/office-request.ts';

const ask = (status: number, body: object) => {
	vi.stubGlobal('fetch', async () => Response.json(body, { status }));
	return askOffice('/admin/image/search', { parse: (value) => value }).catch((error: unknown) => error);
};

test('the server’s words for an editor are passed on; any other failure is a code', async () => {
	const detail = 'This is no picture.';
	expect(await ask(422, { code: 'image_refused', detail })).toEqual(new Refused(detail));
	expect(await ask(500, { code: 'internal', detail })).toEqual(new ApiError('internal'));
});

test('a refusal without a sentence is reported as its code', async () => {
	expect(await ask(422, { code: 'image_refused' })).toEqual(new ApiError('image_refused'));
});
