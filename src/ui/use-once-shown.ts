import { useEffect, useEffectEvent } from 'react';

/** Does something once, when what calls it is first on the screen. */
export function useOnceShown(work: () => unknown) {
	const onShown = useEffectEvent(() => void work());
	useEffect(() => onShown(), []);
}
