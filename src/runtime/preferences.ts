/** True when the person asked the device for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True when the person told the browser to save data; false if the browser does not tell. */
export const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
