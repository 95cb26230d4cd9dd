import { matchPrecache } from 'workbox-precaching';
import { pageOfPath } from '#domain/pages/page-routes.ts';
import { OWN_HEAD, type Preloads, preloadLinks } from '#domain/pages/preloads.ts';

const PACKED = '.bin';

/** The scripts that the app ships packed, by the path that a page requests. */
export function packedScripts(precached: readonly { url: string }[]): ReadonlySet<string> {
	const copies = precached.filter(({ url }) => url.endsWith(`.js${PACKED}`));
	return new Set(copies.map(({ url }) => new URL(url, self.location.href).pathname.slice(0, -PACKED.length)));
}

/** Returns the script from its packed copy; from the server if this device has no copy. */
export async function unpackScript({ request, url }: { request: Request; url: URL }): Promise<Response> {
	const copy = await matchPrecache(url.pathname + PACKED);
	if (!copy?.body) return fetch(request);
	const headers = headersForOtherBody(copy);
	headers.set('Content-Type', 'text/javascript; charset=utf-8');
	return new Response(copy.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/**
 * Returns the shell for a path, with the names of the files that the page needs, so that the browser fetches them all
 * at once and not one after another.
 */
export async function shellOfPage(shell: Response, path: string, preloads: Preloads): Promise<Response> {
	const files = preloads[pageOfPath(path)?.page.template ?? '*'];
	const html = (await shell.text()).replace(OWN_HEAD, () => preloadLinks(files));
	return new Response(html, { headers: headersForOtherBody(shell) });
}

/** Security: a copy's policies stay, because a page or worker has the policies it came with. */
function headersForOtherBody(copy: Response): Headers {
	const headers = new Headers(copy.headers);
	for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
	return headers;
}
