import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** What this device is called in words of state: "phone", and "computer" from 1024 px up. */
export function useDeviceWord(): 'phone' | 'computer' {
	const isWide = useSyncExternalStore(
		(onChange) => {
			const query = matchMedia(WIDE);
			query.addEventListener('change', onChange);
			return () => query.removeEventListener('change', onChange);
		},
		() => matchMedia(WIDE).matches,
		() => false,
	);
	return isWide ? 'computer' : 'phone';
}
