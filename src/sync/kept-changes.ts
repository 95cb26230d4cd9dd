import { toldValue, useToldValue } from '#ui/told-value.ts';

/** Whether edits of somebody who is not signed in here any more wait on this device. Whose, and what, nobody is told. */
const hasKept = toldValue(false);

/** Notes whether such edits are there. */
export const noteKeptChanges = hasKept.tell;

/** Whether such edits are there; re-renders when that changes. */
export const useKeptChanges = (): boolean => useToldValue(hasKept);
