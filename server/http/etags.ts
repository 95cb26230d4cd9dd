import { createHash } from 'node:crypto';
import type { Encoding } from './encodings.ts';

/** A short fingerprint of the bytes. */
export const fingerprint = (body: string | Buffer) =>
	createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** The strong ETag of a body in an encoding: different bytes, different tag. */
export const etagOf = (print: string, encoding: Encoding) =>
	encoding === 'identity' ? `"${print}"` : `"${print}.${encoding}"`;

/** True when an If-None-Match header (a list, weak tags and `*` included) names the body in any encoding. */
export function matchesEtag(ifNoneMatch: string | undefined, print: string): boolean {
	if (ifNoneMatch === undefined) return false;
	return ifNoneMatch.split(',').some((tag) => {
		const bare = tag.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
		return bare === '*' || bare === print || bare.startsWith(`${print}.`);
	});
}
