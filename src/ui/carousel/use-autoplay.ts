import { useEffect, useEffectEvent, useState } from 'react';
import { prefersStill } from '#runtime/preferences.ts';
import { isVisible } from '#runtime/visibility.ts';

const SHOWN_FOR_MS = 8000;

/**
 * Calls `next` every eight seconds, unless the carousel is pointed at, focused or paused, the page is hidden, or motion
 * is unwelcome.
 */
export function useAutoplay(next: () => void, hasMore: boolean) {
	const [isPaused, setPaused] = useState(prefersStill);
	const [isPointedAt, setPointedAt] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const isPlaying = hasMore && !isPaused && !isPointedAt && !isFocused;
	const goOn = useEffectEvent(() => {
		if (isVisible()) next();
	});
	useEffect(() => {
		if (!isPlaying) return;
		const timer = setInterval(() => goOn(), SHOWN_FOR_MS);
		return () => clearInterval(timer);
	}, [isPlaying]);
	const hold = {
		onPointerEnter: () => setPointedAt(true),
		onPointerLeave: () => setPointedAt(false),
		onFocus: () => setFocused(true),
		onBlur: () => setFocused(false),
	};
	return { isPlaying, isPaused, setPaused, hold };
}
