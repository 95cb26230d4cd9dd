import { expect, test } from 'vitest';
import { nearKinds } from '#features/planner/add/add-kinds.ts';
import { nearTroubleWords, noneNearWords } from '#features/planner/add/near-words.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

test('where nothing is known near a stop, one of the kind is named', () => {
	expect(nearKinds.map((kind) => noneNearWords(kind, 'Yale'))).toEqual([
		'We don’t know of a hotel near Yale yet.',
		'We don’t know of a restaurant near Yale yet.',
		'We don’t know of a sight near Yale yet.',
	]);
});

test('with no signal a guide is named only where there is one', () => {
	const [hotels] = nearKinds;
	const words = (type: 'college' | 'airport') =>
		hotels &&
		nearTroubleWords('no_signal', { kind: hotels, stop: aPlace({ type, name: 'Yale' }), device: 'phone' });
	expect(words('college')).toEqual({
		first: 'No signal.',
		rest: 'The hotels near Yale are not on this phone. Open its guide once with a signal to keep them.',
	});
	expect(words('airport')?.rest).toBe(
		'The hotels near Yale are not on this phone. Try again when you have a signal.',
	);
});

test('a server that fails is not called a missing signal, and one that was asked too often needs a while', () => {
	const [hotels] = nearKinds;
	if (!hotels) throw new Error('There are no kinds');
	const about = { kind: hotels, stop: aPlace({ name: 'Yale' }), device: 'phone' };
	expect(nearTroubleWords('internal', about)).toEqual({
		first: 'That did not work.',
		rest: 'The hotels near Yale could not be looked up. Try again in a moment.',
	});
	expect(nearTroubleWords('too_many_requests', about)).toEqual({
		first: 'Too many searches from here.',
		rest: 'The hotels near Yale can be looked up again in a little while.',
	});
});
