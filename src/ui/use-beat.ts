import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Does something now and at intervals, while its component is shown and its key stays the same; calls `leave` at the
 * end.
 */
export function useBeat(
	key: string,
	everyMs: number,
	{ beat, leave }: { beat: () => void; leave: () => void },
) {
	const latest = useLatest({ beat, leave });
	// biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to be there for.
	useEffect(() => {
		latest().beat();
		const timer = setInterval(() => latest().beat(), everyMs);
		return () => {
			clearInterval(timer);
			latest().leave();
		};
	}, [key, everyMs]);
}
