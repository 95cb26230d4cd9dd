import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredCell } from '#domain/sync/account-state.ts';
import { correctedTimes } from '#domain/sync/corrected-time.ts';
import { mergeCell } from '#domain/sync/merge-cell.ts';
import { rebase } from '#domain/sync/rebase.ts';
import { NOW } from '../../sync/builders.ts';

type Write = { v: string; t: number; device: string; seq: number; base: number };

const anyWrites = fc
	.array(fc.record({ t: fc.nat(20), device: fc.constantFrom('d1', 'd2', 'd3') }), { maxLength: 8 })
	.map((drawn): Write[] => drawn.map((write, n) => ({ ...write, v: `v${n}`, seq: n + 1, base: 0 })));

/** The value that stands after writes arrive in this order, and those that gave way. */
function after(writes: readonly Write[]) {
	let stored: StoredCell | undefined;
	const history: string[] = [];
	for (const [index, write] of writes.entries()) {
		const outcome = mergeCell(stored, write);
		if (outcome === 'gives_way') history.push(write.v);
		if (outcome === 'overrides' && stored) history.push(String(stored.v));
		if (outcome !== 'gives_way') stored = { ...write, r: index + 1 };
	}
	return { stored, history: history.sort() };
}

function firstOfEachDevice(writes: readonly Write[]): Write[] {
	return writes.filter((write, n) => writes.findIndex(({ device }) => device === write.device) === n);
}

test('concurrent writes give one value in any order of arrival, and all others are history', () => {
	fc.assert(
		fc.property(anyWrites.map(firstOfEachDevice), fc.array(fc.nat()), (writes, keys) => {
			const shuffled = writes.map((write, n) => ({ write, key: keys[n] ?? 0 })).sort((a, b) => a.key - b.key);
			const [one, other] = [after(writes), after(shuffled.map(({ write }) => write))];
			expect(other.stored?.v).toBe(one.stored?.v);
			expect(other.history).toEqual(one.history);
			expect(one.history.length).toBe(Math.max(0, writes.length - 1));
		}),
	);
});

test('a write that comes twice changes nothing the second time', () => {
	fc.assert(
		fc.property(anyWrites, fc.nat(7), (writes, at) => {
			const { stored } = after(writes);
			const again = writes[at];
			if (!again || stored?.device !== again.device) return;
			expect(mergeCell(stored, again)).toBe('gives_way');
		}),
	);
});

test('a value that its author had seen is replaced, whatever the clocks say', () => {
	const stored: StoredCell = { v: 'old', r: 5, t: NOW + 10 * 365 * 86_400_000, device: 'd1', seq: 9 };
	const write = { t: 0, device: 'd2', seq: 1, base: 5 };
	expect(mergeCell(stored, write)).toBe('replaces');
	expect(mergeCell(stored, { ...write, base: 4 })).toBe('gives_way');
	expect(mergeCell({ ...stored, t: 0 }, { ...write, base: 4 })).toBe('overrides');
	expect(mergeCell({ ...stored, t: 0, device: 'd3' }, { ...write, base: 4 })).toBe('gives_way');
});

test('a corrected time is never in the future, and never goes back within a push', () => {
	const times = fc.array(fc.oneof(fc.integer(), fc.constantFrom(Number.MAX_SAFE_INTEGER, -1e18, Number.NaN)));
	fc.assert(
		fc.property(times, fc.integer(), (made, clientNow) => {
			const corrected = correctedTimes(made, { clientNow, serverNow: NOW });
			expect(corrected.every((t) => t <= NOW)).toBe(true);
			expect(corrected).toEqual([...corrected].sort((a, b) => a - b));
		}),
	);
	const tenYearsAhead = NOW + 3652 * 86_400_000;
	expect(correctedTimes([tenYearsAhead - 5000], { clientNow: tenYearsAhead, serverNow: NOW })).toEqual([
		NOW - 5000,
	]);
});

test('rebasing the same edits again shows the same', () => {
	const edits = fc.array(
		fc.record({ path: fc.constantFrom('a', '__proto__'), value: fc.string(), base: fc.nat() }),
	);
	fc.assert(
		fc.property(edits, (drawn) => {
			const pending = drawn.map((edit, seq) => ({ ...edit, seq }));
			const once = rebase(new Map(), pending);
			expect([...rebase(once, pending)]).toEqual([...once]);
		}),
	);
});
