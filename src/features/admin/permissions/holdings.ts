import type { Account } from '#domain/accounts/account.ts';
import { FIXED_ACCESS, isAdmin } from '#domain/accounts/roles.ts';
import { nameOf } from '../users/user-columns.tsx';

/** A group or access level, and the people who have it. */
export interface Holding {
	words: string;
	means: string;
	names: string[];
	/** A sample person with it, to look up in the table of tabs. */
	example: Pick<Account, 'group' | 'access'>;
}

const levels: Omit<Holding, 'names'>[] = [
	{
		words: 'Group admin',
		means: 'Runs the site: content, people, plans and payments.',
		example: { group: 'admin', access: 0 },
	},
	{
		words: 'Access 2',
		means: 'Edits content; fixed, so it can’t be taken away here.',
		example: { group: 'default', access: FIXED_ACCESS },
	},
	{
		words: 'Access 1',
		means: 'Edits content: colleges, states, the About page and articles.',
		example: { group: 'default', access: 1 },
	},
	{
		words: 'Access 0',
		means: 'Everyone else who has an account: plans trips, and can’t see the back office.',
		example: { group: 'default', access: 0 },
	},
];

/**
 * Returns each level with its people; a person with two is listed under the higher one. Other groups of a sign-in grant
 * nothing here.
 */
export function holdings(users: Account[]): Holding[] {
	const levelOf = (user: Account) => levels.find(({ example }) => belongsTo(example, user));
	return levels.map((level) => ({
		...level,
		names: users.filter((user) => levelOf(user) === level).map(nameOf),
	}));
}

function belongsTo({ group, access }: Holding['example'], user: Account): boolean {
	if (isAdmin({ group })) return isAdmin(user);
	return access === 1 ? user.access > 0 : user.access === access;
}
