import { expect, test } from 'vitest';
import { proofFor } from '#features/account/DeletionQuestion.tsx';

test.each([
	[{ elsewhere: null, is_fresh: true }, false, 'none'],
	[{ elsewhere: null, is_fresh: false }, false, 'password'],
	[{ elsewhere: 'id.example', is_fresh: true }, false, 'none'],
	[{ elsewhere: 'id.example', is_fresh: false }, false, { signInAt: 'id.example' }],
	// The page stood open until the sign-in was too old.
	[{ elsewhere: null, is_fresh: true }, true, 'password'],
	[{ elsewhere: 'id.example', is_fresh: true }, true, { signInAt: 'id.example' }],
])('whoever signs in by %j, refused as too late: %j, proves who they are by %j', (way, isLate, proof) => {
	expect(proofFor(way, isLate)).toEqual(proof);
});
