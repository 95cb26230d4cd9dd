import { sanitize } from '#server/html/sanitize.ts';
import { fingerprint } from '#server/http/etags.ts';

/** The most characters of all kept bodies together: hundreds of usual articles. */
const MOST_LENGTH = 8_000_000;

/**
 * Creates what cleans bodies and keeps them by what was cleaned, so that an edited body is cleaned anew: a long one
 * takes a tenth of a second, in which the server does nothing else. Those unread for longest go first.
 */
export function createCleanBodies(clean: (html: string) => string = sanitize) {
	const kept = new Map<string, string>();
	let length = 0;

	function forget(print: string): void {
		length -= kept.get(print)?.length ?? 0;
		kept.delete(print);
	}

	return (html: string): string => {
		const print = fingerprint(html);
		const body = kept.get(print) ?? clean(html);
		forget(print);
		kept.set(print, body);
		length += body.length;
		for (const oldest of kept.keys()) {
			if (length <= MOST_LENGTH) break;
			forget(oldest);
		}
		return body;
	};
}
