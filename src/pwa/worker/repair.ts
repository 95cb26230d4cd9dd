import { getCacheKeyForURL, PrecacheController } from 'workbox-precaching';
import { isOurFile } from './own-files.ts';

/** A file of the app, as the build lists it; one with a revision keeps its name when its content changes. */
export interface Precached {
	url: string;
	revision: string | null;
	integrity?: string;
}

/**
 * Fetches the missing parts of the app, and then tells the pages. A browser may clear the app's files but keep the
 * worker, which is only reinstalled with a new version.
 */
export async function repair(precached: readonly Precached[], tellPages: () => Promise<void>): Promise<void> {
	try {
		if (await fetchMissing(precached)) await tellPages();
	} catch (error) {
		// Fetched files stay, and every page asks again.
		console.warn('What is missing of the app could not be fetched', error);
	}
}

/** False if nothing was missing. */
async function fetchMissing(precached: readonly Precached[]): Promise<boolean> {
	const cache = await caches.open(new PrecacheController().strategy.cacheName);
	const here = new Set((await cache.keys()).map(({ url }) => url));
	const missing = shellLast(precached).flatMap((file) => {
		const key = getCacheKeyForURL(file.url);
		return key && !here.has(key) ? [{ ...file, key }] : [];
	});
	for (const { url, revision, integrity, key } of missing) {
		const answer = await fetch(url, {
			cache: revision ? 'reload' : 'default',
			...(integrity && { integrity }),
		});
		if (!(await isOurFile(key, answer))) throw new Error(`The answer for ${url} is not our file`);
		await cache.put(key, answer);
	}
	return missing.length > 0;
}

/** Where the shell is, the whole app is: pages rely on that (src/pwa/app-on-device.ts). */
function shellLast(precached: readonly Precached[]): Precached[] {
	const isShell = ({ url }: Precached) => url.endsWith('.html');
	return [...precached.filter((file) => !isShell(file)), ...precached.filter(isShell)];
}
