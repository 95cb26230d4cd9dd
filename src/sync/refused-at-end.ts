import { useSyncExternalStore } from 'react';
import { isAccountDbName } from '#db/account-db-name.ts';
import { onHeldChanges, refusedDbNames } from './held-changes.ts';

/**
 * True when the device has refused edits of an account's trips, so that they are only on this page: once its session
 * has ended, nothing else shows them.
 */
export const isAccountRefused = (): boolean => refusedAccounts().length > 0;

/** Returns the same, and re-renders when it changes. */
export const useIsAccountRefused = (): boolean =>
	useSyncExternalStore(onHeldChanges, isAccountRefused, isAccountRefused);

/** Shown instead of `signedOutWords`; `device` is "phone" or "computer". */
export const refusedAtEndWords = (device: string) =>
	`Signed out: your last changes are not saved on this ${device}`;

/** Returns the names of the databases of such accounts. */
export const refusedAccounts = () => refusedDbNames().filter(isAccountDbName);
