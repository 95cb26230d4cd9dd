import { expect, test } from 'vitest';
import { whyRefused } from '#domain/sync/refused-whole.ts';
import { anOp } from '../../sync/builders.ts';

const birth = { op: anOp({ path: 'life', value: 'live' }), code: 'quota' };
const note = { op: anOp(), code: 'unknown_trip' };

test('a trip that was refused whole gives the reason for itself, any other the last reason', () => {
	expect(whyRefused([birth, note])).toBe('quota');
	expect(whyRefused([{ op: anOp(), code: 'too_large' }, note])).toBe('unknown_trip');
	// Taken out of the trash, it was there before.
	const restored = { ...birth, op: anOp({ path: 'life', value: 'live', base: 3 }) };
	expect(whyRefused([restored, note])).toBe('unknown_trip');
	expect(whyRefused([])).toBeNull();
});
