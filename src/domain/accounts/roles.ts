import type { Account } from './account.ts';

/** Whether the sign-in named the group that runs the site. */
export const isAdmin = ({ group }: Pick<Account, 'group'>) => group === 'admin';

/** Whether this person may edit content: colleges, states, texts, articles. */
export const isEditor = (account: Pick<Account, 'group' | 'access'>) =>
	isAdmin(account) || account.access > 0;

/** The access that the back office cannot change. */
export const FIXED_ACCESS = 2;
