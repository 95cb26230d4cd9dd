import { useEffect, useRef } from 'react';

/** Does something now and every so often, for as long as what calls it is shown and its key stays; `leave` when that ends. */
export function useBeat(
	key: string,
	everyMs: number,
	{ beat, leave }: { beat: () => void; leave: () => void },
) {
	const latest = useRef({ beat, leave });
	latest.current = { beat, leave };
	// biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to be there for.
	useEffect(() => {
		latest.current.beat();
		const timer = setInterval(() => latest.current.beat(), everyMs);
		return () => {
			clearInterval(timer);
			latest.current.leave();
		};
	}, [key, everyMs]);
}
