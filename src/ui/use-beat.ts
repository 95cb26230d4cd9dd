import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Does something now and every so often, for as long as what calls it is shown and its key stays; `leave` when that ends. */
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
