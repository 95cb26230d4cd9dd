import { useEffect, useEffectEvent } from 'react';

/** Does something once, when its component first appears on the screen. */
export function useOnceShown(work: () => unknown) {
	const onShown = useEffectEvent(() => void work());
	useEffect(() => onShown(), []);
}
