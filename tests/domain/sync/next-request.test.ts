import { expect, test } from 'vitest';
import { deviceRules } from '#domain/sync/device-rules.ts';
import { newDevice } from '#domain/sync/device-state.ts';
import { nextRequest } from '#domain/sync/next-request.ts';
import { batchLimits } from '#domain/sync/wire.ts';
import { anOp, NOW } from '../../sync/builders.ts';

const seqsOf = (values: unknown[], devices: string[] = []) => {
	const outbox = values.map((value, at) =>
		anOp({
			id: `o_${at}`,
			seq: at + 1,
			value: value as string,
			...(devices[at] !== undefined && { device: devices[at] }),
		}),
	);
	return nextRequest({ ...newDevice('d_phone'), outbox }, { clientNow: NOW, maxOps: 3 }).body.ops.map(
		({ seq }) => seq,
	);
};

test('a request has the first waiting edits, up to their number', () => {
	expect(seqsOf([])).toEqual([]);
	expect(seqsOf(['a', 'b'])).toEqual([1, 2]);
	expect(seqsOf(['a', 'b', 'c', 'd'])).toEqual([1, 2, 3]);
});

test('a request ends before it is too long, but is never empty: an edit too long by itself goes alone', () => {
	const half = 'x'.repeat(batchLimits.characters * 0.6);
	expect(seqsOf([half, half, 'c'])).toEqual([1]);
	expect(seqsOf(['x'.repeat(batchLimits.characters), 'b'])).toEqual([1]);
	expect(seqsOf(['a', 'b', half])).toEqual([1, 2, 3]);
});

test('edits that were written under another name of this device go by themselves', () => {
	expect(seqsOf(['a', 'b', 'c'], ['d_old', 'd_old', 'd_new'])).toEqual([1, 2]);
});

test('an answer counts only where it was asked: the same epoch, cursor and number of resets', () => {
	const asked = { epoch: 'e_1', cursor: 7, resets: 2 };
	const isCurrent = (now: Partial<typeof asked>) =>
		deviceRules.isCurrent(asked, { ...newDevice('d_phone'), ...asked, ...now });
	expect(isCurrent({})).toBe(true);
	expect(isCurrent({ epoch: 'e_2' })).toBe(false);
	expect(isCurrent({ cursor: 8 })).toBe(false);
	expect(isCurrent({ resets: 3 })).toBe(false);
});
