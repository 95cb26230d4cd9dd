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

test('a trip that was opened earlier is shown with the reason why it is not new, and is gone with its link', async () => {
	const trip = { name: 'Spring tour', start_date: null, day_start: null, day_end: null, stops: [] };
	const rest = { lunch_minutes: null, days: [], trip_string: '', last_modified: '2026-11-21T23:30:00.000Z' };
	const answer = (status: number, body: unknown) =>
		vi.stubGlobal('fetch', async () => Response.json(body, { status }));
	answer(200, { ...trip, ...rest, expires: '2026-12-21T23:30:00.000Z' });
	expect(await openShared('seen')).toMatchObject({ kind: 'trip', stale: null });
	const staleNow = () => openShared('seen').then((view) => view.kind === 'trip' && view.stale);
	answer(429, { code: 'too_many_requests' });
	expect(await staleNow()).toBe('busy');
	answer(503, { code: 'storage_busy' });
	expect(await staleNow()).toBe('trouble');
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await staleNow()).toBe('no_signal');
	answer(404, { code: 'share_not_found' });
	expect(await openShared('seen')).toEqual({ kind: 'gone' });
	answer(503, { code: 'storage_busy' });
	expect(await openShared('seen')).toEqual({ kind: 'trouble' });
});
