import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** What this device is called in words of state: "phone", and "computer" from 1024 px up. */
export function useDeviceWord(): 'phone' | 'computer' {
	return useSyncExternalStore(
		(onChange) => {
			const query = matchMedia(WIDE);
			query.addEventListener('change', onChange);
			return () => query.removeEventListener('change', onChange);
		},
		deviceWord,
		() => 'phone',
	);
}

/** What this device is called now. */
export function deviceWord(): 'phone' | 'computer' {
	return matchMedia(WIDE).matches ? 'computer' : 'phone';
}
