import { useEffect, useEffectEvent, useState } from 'react';

const SHOWN_FOR_MS = 8000;
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls `next` every eight seconds while nobody holds it, nobody has paused it, the page is seen and motion is welcome. */
export function useAutoplay(next: () => void, hasMore: boolean) {
	const [isPaused, setPaused] = useState(() => matchMedia(REDUCED).matches);
	const [isHeld, setHeld] = useState(false);
	const isPlaying = hasMore && !isPaused && !isHeld;
	const goOn = useEffectEvent(() => {
		if (document.visibilityState === 'visible') next();
	});
	useEffect(() => {
		if (!isPlaying) return;
		const timer = setInterval(() => goOn(), SHOWN_FOR_MS);
		return () => clearInterval(timer);
	}, [isPlaying]);
	const hold = {
		onPointerEnter: () => setHeld(true),
		onPointerLeave: () => setHeld(false),
		onFocus: () => setHeld(true),
		onBlur: () => setHeld(false),
	};
	return { isPlaying, isPaused, setPaused, hold };
}
