import { expect, test } from 'vitest';
import { type SyncFacts, statusOf } from '#sync/status.ts';
import { statusWords } from '#trips/status-words.ts';

const morning = new Date(2026, 10, 21, 9, 41).getTime();
const at = { device: 'phone', today: new Date(2026, 10, 21, 20, 0) };
const facts: SyncFacts = {
	notSaved: 0,
	saving: 0,
	unsent: 0,
	refusedCode: null,
	syncedAt: null,
	phase: { kind: 'idle', syncedAt: null },
};

test.each<[Partial<SyncFacts>, string]>([
	[{}, 'Saved on this phone'],
	[{ syncedAt: morning }, 'Synced 9:41 AM'],
	[{ syncedAt: new Date(2026, 10, 18).getTime() }, 'Synced Nov 18'],
	[{ syncedAt: morning, unsent: 1 }, 'Saved on this phone, 1 change not sent yet'],
	[
		{ unsent: 2, phase: { kind: 'waiting', why: 'no_signal' } },
		'Saved on this phone, 2 changes not sent yet',
	],
	[{ unsent: 2, phase: { kind: 'sending' } }, 'Sending'],
	// What was read from the disk is older than the end of the sync that has just sent it.
	[{ unsent: 2, syncedAt: morning, phase: { kind: 'idle', syncedAt: morning + 1 } }, 'Sending'],
	[
		{ unsent: 2, syncedAt: morning, phase: { kind: 'idle', syncedAt: morning } },
		'Saved on this phone, 2 changes not sent yet',
	],
	[{ unsent: 2, phase: { kind: 'idle', syncedAt: morning } }, 'Sending'],
	[{ syncedAt: morning, phase: { kind: 'sending' } }, 'Synced 9:41 AM'],
	[
		{ unsent: 1, phase: { kind: 'stopped', why: 'signed_out' } },
		'Signed out: your changes are safe on this phone',
	],
	[{ refusedCode: 'quota' }, 'Not accepted: Your plan has no room for it'],
	[{ refusedCode: 'a code of the future' }, 'Not accepted: It was not accepted'],
	[{ syncedAt: morning, saving: 1, refusedCode: 'quota' }, 'Saving'],
	[{ unsent: 1, notSaved: 1, saving: 1 }, 'Not saved on this phone'],
])('%j is "%s"', (over, words) => {
	expect(statusWords(statusOf({ ...facts, ...over }), at)).toBe(words);
});
