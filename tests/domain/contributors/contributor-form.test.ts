import { expect, test } from 'vitest';
import {
	contributorFault,
	contributorUpdateSchema,
	IMAGE_WORDS,
} from '#domain/contributors/contributor-form.ts';
import { NAME_WORDS } from '#domain/forms/edit-rules.ts';

const student = { first: 'Rosa', last: 'Diaz', type: 'student', image: null } as const;

test('a contributor needs both names, short enough for a card', () => {
	expect(contributorFault(student)).toBe(undefined);
	expect(contributorFault({ ...student, first: '' })).toBe(NAME_WORDS);
	expect(contributorFault({ ...student, last: '' })).toBe(NAME_WORDS);
	expect(contributorFault({ ...student, last: 'x'.repeat(100) })).toBe(undefined);
	expect(contributorFault({ ...student, last: 'x'.repeat(101) })).toBe('Please use at most 100 characters.');
});

test('key people need an image, and nobody else does', () => {
	expect(contributorFault({ ...student, type: 'parent' })).toBe(undefined);
	expect(contributorFault({ ...student, type: 'key' })).toBe(IMAGE_WORDS);
	expect(contributorFault({ ...student, type: 'key', image: '/images/rosa.webp' })).toBe(undefined);
});

test('a pasted name becomes one clean line before it is checked', () => {
	const sent = { action: 'create', type: 'student' };
	expect(contributorUpdateSchema.parse({ ...sent, first: ' Rosa\n', last: 'van\tDyke\u0000' })).toMatchObject(
		{
			first: 'Rosa',
			last: 'van Dyke',
		},
	);
	expect(
		contributorUpdateSchema.safeParse({ ...sent, first: ' \n ', last: 'Diaz' }).error?.issues,
	).toMatchObject([{ message: NAME_WORDS }]);
});
