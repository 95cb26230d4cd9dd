import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** Returns the word for this device in status text: "phone", or "computer" from 1024 px up. */
export function useDeviceWord(): 'phone' | 'computer' {
	return useWide() ? 'computer' : 'phone';
}

/**
 * Returns true when there is room for two columns. For content that moves then, if the page's order must follow the
 * eye.
 */
export function useWide(): boolean {
	return useSyncExternalStore(onChange, isWide, () => false);
}

/** Returns true when there is room now. */
export const isWide = () => wide().matches;

let asked: MediaQueryList | undefined;
/** Created only once, because a new media query list for each use costs more than a component. */
const wide = () => {
	asked ??= matchMedia(WIDE);
	return asked;
};

function onChange(listener: () => void): () => void {
	wide().addEventListener('change', listener);
	return () => wide().removeEventListener('change', listener);
}

export function deviceWord(): 'phone' | 'computer' {
	return isWide() ? 'computer' : 'phone';
}
