import scriptUrl from '#generated/maplibre.js?url';

export type MapLibre = typeof import('maplibre-gl');

let loading: Promise<MapLibre> | undefined;

/** Fetches and starts MapLibre, once; rejects when it cannot be had, and may then be tried again. */
export function loadMapLibre(): Promise<MapLibre> {
	loading ??= start().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** The script leaves its name on the global object, because the page runs it as a module and the worker does not. */
async function start(): Promise<MapLibre> {
	await import(/* @vite-ignore */ scriptUrl);
	const { maplibregl } = globalThis as unknown as { maplibregl: MapLibre };
	maplibregl.setWorkerUrl(trustedScriptUrl(scriptUrl));
	maplibregl.setWorkerCount(1);
	return maplibregl;
}

interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (url: string) => string },
	): {
		createScriptURL: (url: string) => string;
	};
}

/** Security: under Trusted Types a worker starts only from a blessed address; this policy blesses the one script. */
function trustedScriptUrl(url: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy('map-worker', {
		createScriptURL: (wanted) => {
			if (wanted !== scriptUrl) throw new TypeError(`Not the map's script: ${wanted}`);
			return wanted;
		},
	});
	return policy ? policy.createScriptURL(url) : url;
}
