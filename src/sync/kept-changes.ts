import { observable, useObservable } from '#ui/observable.ts';

/** Whether edits of somebody who is not signed in here any more wait on this device. Whose, and what, nobody is told. */
const hasKept = observable(false);

/** Notes whether such edits are there. */
export const noteKeptChanges = hasKept.set;

/** Whether such edits are there; re-renders when that changes. */
export const useKeptChanges = (): boolean => useObservable(hasKept);
