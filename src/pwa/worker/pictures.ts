import { isImage } from './own-files.ts';

const PICTURES = 'pictures';
const MOST = 60;

/**
 * Pictures are too heavy to ship with the app: each is cached once it has been shown, or if it is of a college on a
 * trip.
 */
export function isPicture({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean {
	return sameOrigin && /^\/(assets|images)\/.+\.webp$/.test(url.pathname);
}

/**
 * Returns the picture as cached here; otherwise from the server, and then caches it. Its name contains its content's
 * hash, so a cached one stays valid.
 */
export async function cachedPicture({ request }: { request: Request }): Promise<Response> {
	const pictures = await caches.open(PICTURES);
	const known = await pictures.match(request);
	if (known) return known;
	const answer = await fetch(request);
	if (isImage(answer)) await store(pictures, request, answer.clone());
	return answer;
}

async function store(pictures: Cache, request: Request, answer: Response): Promise<void> {
	try {
		await pictures.put(request, answer);
		const all = await pictures.keys();
		// The oldest belong to versions that are gone.
		await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => pictures.delete(old)));
	} catch (error) {
		console.warn('A picture is not cached on this device', error);
	}
}
