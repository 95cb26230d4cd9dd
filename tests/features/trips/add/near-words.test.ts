import { expect, test } from 'vitest';
import { nearKinds } from '#features/trips/add/add-kinds.ts';
import { noneNearWords, noSignalWords } from '#features/trips/add/near-words.ts';
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
		hotels && noSignalWords(hotels, aPlace({ type, name: 'Yale' }), 'phone');
	expect(words('college')).toBe(
		'The hotels near Yale are not on this phone. Open its guide once with a signal to keep them.',
	);
	expect(words('airport')).toBe(
		'The hotels near Yale are not on this phone. Try again when you have a signal.',
	);
});
