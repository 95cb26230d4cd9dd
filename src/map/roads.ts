import { useEffect, useState } from 'react';
import { hasRoads, type RoadsInView } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { trustedScriptUrl } from '#ui/trusted-types.ts';
import workerUrl from './roads-worker.ts?worker&url';

/** The roads in and around a view, once they are known; those of the view before stay until then. */
export function useRoads(view: View | undefined): RoadsInView | undefined {
	const [roads, setRoads] = useState<RoadsInView>();
	useEffect(() => {
		if (!view || !hasRoads(view)) return;
		let isCurrent = true;
		roadsOf(view).then(
			(found) => isCurrent && setRoads({ ...found, view }),
			(error) => console.warn('The map does without roads.', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [view]);
	return view && hasRoads(view) ? roads : undefined;
}

let worker: Worker | undefined;

function roadsOf(view: View): Promise<RoadsInView> {
	// Vite's address of it, while developing, does not look like a script of this site.
	worker ??= new Worker(import.meta.env.DEV ? workerUrl : trustedScriptUrl(workerUrl), { type: 'module' });
	const { port1, port2 } = new MessageChannel();
	worker.postMessage(view, [port2]);
	const answered = new AbortController();
	return new Promise((resolve, reject) => {
		worker?.addEventListener('error', reject, { signal: answered.signal });
		port1.onmessage = ({ data }: MessageEvent<RoadsInView | Error>) => {
			answered.abort();
			port1.close();
			if (data instanceof Error) reject(data);
			else resolve(data);
		};
	});
}
