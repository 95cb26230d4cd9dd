import type { Contributor } from '#domain/contributors/contributor.ts';

/** What the kinds of contributors are called. */
export const typeWords: Record<Contributor['type'], string> = {
	key: 'Key',
	parent: 'Parent',
	student: 'Student',
};

/** What somebody of the About page is called. */
export const fullName = ({ first, last }: Pick<Contributor, 'first' | 'last'>) => `${first} ${last}`;
