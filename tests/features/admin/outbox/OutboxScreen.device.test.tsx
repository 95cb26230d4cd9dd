// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { MOST_OF_A_STATE, type OutboxEntry } from '#domain/admin/outbox.ts';
import { OutboxScreen } from '#features/admin/outbox/OutboxScreen.tsx';
import { aDesk, open } from '../a-desk.tsx';

/** That many emails in a state. */
const emails = (state: OutboxEntry['state'], count: number) =>
	Array.from({ length: count }, (_, at) => ({
		id: at + 1,
		to: 'ann@example.org',
		subject: 'Hello',
		text: 'Hello',
		created: '2026-11-20T10:00:00Z',
		state,
		attempts: 1,
		next_attempt: null,
		settled: null,
		last_error: null,
	}));

beforeEach(aDesk);

test('the outbox says when it holds no more than the latest emails', async () => {
	const said = 'At most the latest 500 of each state are listed.';
	const full = emails('sent', MOST_OF_A_STATE);
	expect(open(<OutboxScreen />, { mails: full })).toContain(said);
	const both = [...full.slice(1), ...emails('dead', MOST_OF_A_STATE - 1)];
	expect(open(<OutboxScreen />, { mails: both })).not.toContain(said);
});
