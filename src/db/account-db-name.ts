const PREFIX = 'ctt.u.';

/** The name of an account's own database. `accountHash` keeps the account's id off the disk. */
export const accountDbName = (accountHash: string) => `${PREFIX}${accountHash}`;

export const isAccountDbName = (name: string) => name.startsWith(PREFIX);
