import { observable, useObservable } from '#ui/observable.ts';

/** Whether edits of somebody who is not signed in here any more wait on this device. Whose, and what, nobody is told. */
const hasUnsent = observable(false);

/** Notes whether such edits are there. */
export const noteUnsentChanges = hasUnsent.set;

/** Whether such edits are there; re-renders when that changes. */
export const useUnsentChanges = (): boolean => useObservable(hasUnsent);
