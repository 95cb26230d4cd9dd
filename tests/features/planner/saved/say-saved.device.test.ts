import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SendSync } from '#api/sync.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { saySaved } from '#features/planner/saved/say-saved.ts';
import { openAccountSync } from '#sync/account-sync.ts';
import * as toasts from '#ui/toasts.ts';
import { aStore } from '../../../sync/a-store.ts';

let opened = 0;
/** Saves a trip to an account whose requests are answered like this; returns what is said, first and in the end. */
async function saidOnSaving(send: SendSync): Promise<string[]> {
	const account = openAccountSync({ accountId: `u_say_${++opened}`, send, onSignedOut: vi.fn() });
	onTestFinished(account.end);
	const said: string[] = [];
	vi.spyOn(toasts, 'showToast').mockImplementation(({ words }) => said.push(words));
	vi.spyOn(toasts, 'rewordToast').mockImplementation((_, words) => void said.push(words));
	await account.edit('t_saved', renameTrip('Spring tour'));
	await saySaved({ account, tripId: 't_saved', device: 'phone' });
	return said;
}

const { store } = aStore();
const answer: SendSync = async (body, accountId) => {
	const served = await store.serve(accountId, body);
	if ('wait' in served) throw new Error('The store is busy');
	return { kind: 'answered', response: served.response };
};

test('a saved trip is in the account once the server has it', async () => {
	const there = 'Saved to your account';
	expect(await saidOnSaving(answer)).toEqual([there, there]);
});

test('on a slow signal it is on its way until the server has it', async () => {
	const slowly: SendSync = async (...asked) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		return answer(...asked);
	};
	const onItsWay = 'Saved on this phone, on its way to your account';
	expect(await saidOnSaving(slowly)).toEqual([onItsWay, 'Saved to your account']);
});

test('without a signal, it is on this phone', async () => {
	const here = 'Saved on this phone. It goes to your account once you have a signal.';
	expect(await saidOnSaving(async () => ({ kind: 'no_signal' }))).toEqual([here, here]);
});

test('of a trip that the server does not take, no more is said than that it is here', async () => {
	const signedOut: SendSync = async () => ({
		kind: 'refused',
		status: 401,
		code: 'not_signed_in',
		waitMs: null,
	});
	const here = 'Saved on this phone';
	expect(await saidOnSaving(signedOut)).toEqual([here, here]);
});
