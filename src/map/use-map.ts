import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { whenNear } from '#ui/when-near.ts';
import { createMap, type DrawnMap, type MapOptions, NoWebGl } from './create-map.ts';
import { followTheme } from './follow-theme.ts';

/** `failed`: `webgl` for good on this browser, `load` perhaps only for now. */
export type MapState =
	| { status: 'loading' }
	| ({ status: 'ready' } & DrawnMap)
	| { status: 'failed'; reason: 'webgl' | 'load' };

/** Draws a map into the element once it comes into view, with the options it then has; `retry` tries again. */
export function useMap(element: RefObject<HTMLElement | null>, options: MapOptions) {
	const [state, setState] = useState<MapState>({ status: 'loading' });
	const [attempt, setAttempt] = useState(0);
	const optionsNow = useEffectEvent(() => options);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over.
	useEffect(() => {
		const container = element.current;
		if (!container) return;
		const leaving = new AbortController();
		const begin = async () => {
			try {
				const drawn = await createMap(container, optionsNow(), leaving.signal);
				leaving.signal.addEventListener('abort', followTheme(drawn.map));
				setState({ status: 'ready', ...drawn });
			} catch (error) {
				if (leaving.signal.aborted) return;
				console.warn('The map was not drawn.', error);
				setState({ status: 'failed', reason: error instanceof NoWebGl ? 'webgl' : 'load' });
			}
		};
		const stopWatching = whenNear(container, '120px', begin);
		return () => {
			stopWatching();
			leaving.abort(new DOMException('The map left the screen', 'AbortError'));
			setState({ status: 'loading' });
		};
	}, [element, attempt]);

	return { state, retry: () => setAttempt((count) => count + 1) };
}
