import { getCacheKeyForURL, matchPrecache, PrecacheController } from 'workbox-precaching';
import { SHELL } from '../shell.ts';
import { entryOf, isOurFile } from './own-files.ts';

/**
 * Fetches the shell again: the server fills it in, and its policy and the API's addresses follow the configuration,
 * which changes between releases, too. Another build's shell is not stored: its worker brings it, with all of its
 * files.
 */
export async function renewShell(): Promise<void> {
	try {
		const key = getCacheKeyForURL(SHELL);
		const stored = await matchPrecache(SHELL);
		// Files cleared by the browser are the business of `repair`.
		if (!key || !stored) return;
		const answer = await fetch(SHELL, { cache: 'no-cache' });
		if (!(await isOurFile(key, answer)) || (await entryOf(answer)) !== (await entryOf(stored))) return;
		const cache = await caches.open(new PrecacheController().strategy.cacheName);
		await cache.put(key, answer);
	} catch (error) {
		// The one here still opens every page, and each refresh asks again.
		console.warn('The shell could not be renewed', error);
	}
}
