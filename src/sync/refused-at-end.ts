import { isAccountDbName } from '#db/account-db-name.ts';
import { onHeldChanges, refusedDbNames } from './held-changes.ts';
import { noteRefusedAtEnd } from './unsent-changes.ts';

/** Returns the names of the databases of accounts with edits that the device has refused: they are only on this page. */
export const refusedAccounts = () => refusedDbNames().filter(isAccountDbName);

export const isAccountRefused = (): boolean => refusedAccounts().length > 0;

/** Notes from now on whether there are any; returns the function that stops it. */
export function followRefusedAccounts(): () => void {
	const note = () => noteRefusedAtEnd(isAccountRefused());
	note();
	return onHeldChanges(note);
}
