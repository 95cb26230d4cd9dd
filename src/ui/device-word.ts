import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** What this device is called in words of state: "phone", and "computer" from 1024 px up. */
export function useDeviceWord(): 'phone' | 'computer' {
	return useSyncExternalStore(onChange, deviceWord, () => 'phone');
}

function onChange(listener: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener('change', listener);
	return () => query.removeEventListener('change', listener);
}

/** What this device is called now. */
export function deviceWord(): 'phone' | 'computer' {
	return matchMedia(WIDE).matches ? 'computer' : 'phone';
}
