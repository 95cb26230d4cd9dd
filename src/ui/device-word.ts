import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** What this device is called in words of state: "phone", and "computer" from 1024 px up. */
export function useDeviceWord(): 'phone' | 'computer' {
	return useWide() ? 'computer' : 'phone';
}

/** Whether there is room for two columns; for what stands elsewhere then, where order in the page must follow the eye. */
export function useWide(): boolean {
	return useSyncExternalStore(onChange, isWide, () => false);
}

/** Whether there is now. */
export const isWide = () => wide().matches;

let asked: MediaQueryList | undefined;
/** Asked of the browser once: to make each list anew costs more than a component. */
const wide = () => {
	asked ??= matchMedia(WIDE);
	return asked;
};

function onChange(listener: () => void): () => void {
	wide().addEventListener('change', listener);
	return () => wide().removeEventListener('change', listener);
}

/** What this device is called now. */
export function deviceWord(): 'phone' | 'computer' {
	return isWide() ? 'computer' : 'phone';
}
