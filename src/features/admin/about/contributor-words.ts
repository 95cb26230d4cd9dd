import type { Contributor } from '#domain/contributors/contributor.ts';

export const typeWords: Record<Contributor['type'], string> = {
	key: 'Key',
	parent: 'Parent',
	student: 'Student',
};

export const fullName = ({ first, last }: Pick<Contributor, 'first' | 'last'>) => `${first} ${last}`;
