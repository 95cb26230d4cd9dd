import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { startTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { listLinks, makeLink, revokeLink } from '#features/planner/share/share-writes.ts';
import { linkFailureWords } from '#features/planner/share/view-only-words.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';

const link = {
	id: 's_1',
	token: 'tok',
	url: 'https://tours.example/shared/tok',
	expires: '2027-01-01T00:00:00Z',
};

/** Answers every request so, and lists what happened, sync included. */
function aServerThatAnswers(status: number, body: unknown) {
	const order: string[] = [];
	vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
		order.push(`${init?.method ?? 'GET'} ${address}`);
		return Response.json(body, { status });
	});
	const account = { call: async (call: string) => void order.push(call) } as unknown as AccountSync;
	return { order, account };
}

test('unsent edits go first, so that a link shows what its maker sees', async () => {
	const { order, account } = aServerThatAnswers(201, link);
	expect(await makeLink(account, 't_1', 30)).toEqual({ ok: true, value: link });
	expect(order).toEqual(['wake', 'POST /api/account/trip/share']);
});

test('a trip that the server does not know yet has no links', async () => {
	aServerThatAnswers(404, { code: 'trip_not_found' });
	expect(await listLinks('t_1')).toEqual({ ok: true, value: [] });
});

test('a link that cannot be made says what helps: sending, restoring, or neither', async () => {
	aServerThatAnswers(404, { code: 'trip_not_found' });
	const send = async () => ({ kind: 'no_signal' as const });
	const account = openAccountSync({ accountId: 'u_share', send, onSignedOut: vi.fn() });
	const said = async () => {
		const made = await makeLink(account, 't_1', 30);
		return made.ok ? '' : linkFailureWords(made.code);
	};
	expect(await said()).toMatch(/^This trip isn’t one of your saved trips\./);
	await account.edit('t_1', startTrip('Spring tour'));
	expect(await said()).toBe('This trip has not been sent yet. Please try again in a moment.');
	await account.edit('t_1', trashTrip());
	expect(await said()).toBe('This trip is in the trash. Restore it first.');
	vi.spyOn(console, 'error').mockReturnValue(undefined);
	vi.spyOn(account.db.meta, 'get').mockRejectedValue(new DOMException('', 'UnknownError'));
	expect(await said()).toMatch(/^This trip has not been sent yet\./);
	account.end();
});

test.each(['internal', 'storage_busy', 'unexpected'] as const)(
	'of a link that a failing server may have made or revoked, nothing says that it was not: %s',
	(code) => {
		expect(linkFailureWords(code)).toBe('Something went wrong on our side. Please try again in a moment.');
		expect(linkFailureWords('not_allowed')).toBe(
			'Our server could not do that. Please try again in a moment.',
		);
	},
);

test('a link that is gone already counts as revoked', async () => {
	aServerThatAnswers(404, { code: 'share_not_found' });
	expect(await revokeLink('s_1')).toMatchObject({ ok: true });
});

test('a failure comes as its code, with no signal too', async () => {
	const { account } = aServerThatAnswers(409, { code: 'share_limit' });
	expect(await makeLink(account, 't_1', 7)).toEqual({ ok: false, code: 'share_limit' });
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await revokeLink('s_1')).toEqual({ ok: false, code: 'no_signal' });
	expect(await listLinks('t_1')).toEqual({ ok: false, code: 'no_signal' });
});
