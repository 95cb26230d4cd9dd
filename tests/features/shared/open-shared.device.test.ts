import { expect, test, vi } from 'vitest';
import { openShared } from '#features/shared/open-shared.ts';

test.each([
	[404, 'share_not_found', 'gone'],
	[400, 'bad_query', 'gone'],
	[404, 'not_found', 'gone'],
	[429, 'too_many_requests', 'busy'],
	[503, 'storage_busy', 'trouble'],
	[431, 'headers_too_large', 'trouble'],
])('a view-only link that is answered %i %s is %s', async (status, code, kind) => {
	vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
	expect(await openShared('token')).toEqual({ kind });
});

test('a link is not called gone because this version does not know why it did not open', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	vi.stubGlobal('fetch', async () => Response.json({ code: 'share_locked' }, { status: 423 }));
	expect(await openShared('token')).toEqual({ kind: 'trouble' });
	expect(said).toHaveBeenCalledOnce();
});

test('with no signal nothing is known of a link', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await openShared('token')).toEqual({ kind: 'no_signal' });
});
