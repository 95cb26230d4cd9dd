/** True when the person asked the device for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells a listener when the page's colors change, for drawings that have to be made again; returns what stops that. */
export function onColorsChange(listener: () => void): () => void {
	const stop = new AbortController();
	for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
		matchMedia(query).addEventListener('change', listener, { signal: stop.signal });
	return () => stop.abort();
}

/** True when the person told the browser to save data; false if the browser does not tell. */
export const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
