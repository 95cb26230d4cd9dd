import * as z from 'zod/mini';
import type { RemoteSettings } from './remote/bridge.ts';

/** Environment variables for a database on a server of its own. */
export const databaseVariables = {
	DATABASE_URL: z.optional(
		z
			.string()
			.check(
				z.refine(
					isDatabaseAddress,
					'must be the address of a libSQL server without a password or a token in it, like libsql://tours.turso.io or http://127.0.0.1:8080',
				),
			),
	),
	// An HTTP header allows no other characters.
	DATABASE_AUTH_TOKEN: z.optional(
		z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be one word, as you got it')),
	),
};

const variables = z.object(databaseVariables);

/** Returns the database server's settings; null when the database is in the data folder. */
export function databaseSettingsOf({
	DATABASE_URL,
	DATABASE_AUTH_TOKEN,
}: z.infer<typeof variables>): RemoteSettings | null {
	return DATABASE_URL === undefined ? null : { url: DATABASE_URL, token: DATABASE_AUTH_TOKEN ?? null };
}

function isDatabaseAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, host, username, password, search, hash } = new URL(text);
	return (
		/^(libsql|https?|wss?):$/.test(protocol) &&
		host !== '' &&
		!(username || password || hash) &&
		/^(\?tls=[01])?$/.test(search)
	);
}
