/** True while the person can see this page. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back whenever this page becomes visible again; returns the function that stops it. */
export function onVisible(act: () => void): () => void {
	const listener = () => {
		if (isVisible()) act();
	};
	document.addEventListener('visibilitychange', listener);
	return () => document.removeEventListener('visibilitychange', listener);
}
