import { observable, useObservable } from '#runtime/observable.ts';

/** True when edits of somebody no longer signed in here wait on this device. Never reveals whose or which. */
const hasUnsent = observable(false);

export const noteUnsentChanges = hasUnsent.set;

/** Returns true when such edits wait; re-renders when that changes. */
export const useUnsentChanges = (): boolean => useObservable(hasUnsent);

/** True when the device has refused edits of an account's trips: without its session, nothing else shows them. */
const hasRefused = observable(false);

export const noteRefusedAtEnd = hasRefused.set;

/** Returns true when there are such edits, which are only on this page; re-renders when that changes. */
export const useRefusedAtEnd = (): boolean => useObservable(hasRefused);

/** Shown wherever changes wait for a sign-in; `device` is "phone" or "computer". */
export const signedOutWords = (device: string) => `Signed out: your changes are safe on this ${device}`;

/** Shown instead once the device has refused some. */
export const refusedAtEndWords = (device: string) =>
	`Signed out: your last changes are not saved on this ${device}`;
