import { observable, useObservable } from '#runtime/observable.ts';

/** True when edits of somebody no longer signed in here wait on this device. Never reveals whose or which. */
const hasUnsent = observable(false);

export const noteUnsentChanges = hasUnsent.set;

/** Returns true when such edits wait; re-renders when that changes. */
export const useUnsentChanges = (): boolean => useObservable(hasUnsent);

/** Shown wherever changes wait for a sign-in; `device` is "phone" or "computer". */
export const signedOutWords = (device: string) => `Signed out: your changes are safe on this ${device}`;
