import type { Account } from './account.ts';

/** True when the sign-in named the group that runs the site. */
export const isAdmin = ({ group }: Pick<Account, 'group'>) => group === 'admin';

/** True for anyone who may edit content: colleges, states, texts, articles. */
export const isEditor = (account: Pick<Account, 'group' | 'access'>) =>
	isAdmin(account) || account.access > 0;

/** The access level that the back office cannot change. */
export const FIXED_ACCESS = 2;
