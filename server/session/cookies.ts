import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
	type SESSION_ENDED,
	type SESSION_LOST,
	SIGNED_IN_COOKIE,
} from '#domain/accounts/signed-in-cookie.ts';
import { ROLLING_MS } from './lifetime.ts';

export interface Cookie {
	read(c: Context): string | undefined;
	/** The cookie `lasts` until a date, or for a number of seconds on the device's own clock. */
	write(c: Context, value: string, lasts: Date | number): void;
	remove(c: Context): void;
}

export interface SessionCookie extends Omit<Cookie, 'remove'> {
	/** Removes it, and tells our scripts that the session has ended, or was lost in a restore. */
	take(c: Context, word: typeof SESSION_ENDED | typeof SESSION_LOST): void;
}

interface CookieOptions {
	name: string;
	publicUrl: string;
	/** True when this site's scripts can read it. */
	isReadable?: boolean;
}

/** Security: over https the prefix `__Host-` keeps the domain's other hosts from planting a cookie with this name. */
export function createCookie({ name, publicUrl, isReadable = false }: CookieOptions): Cookie {
	const secure = publicUrl.startsWith('https:');
	const fullName = secure ? `__Host-${name}` : name;
	const options = { httpOnly: !isReadable, sameSite: 'Lax', path: '/', secure } as const;
	return {
		read: (c) => getCookie(c, fullName),
		write: (c, value, lasts) => {
			const end = lasts instanceof Date ? { expires: lasts } : { maxAge: lasts };
			setCookie(c, fullName, value, { ...options, ...end });
		},
		remove: (c) => void deleteCookie(c, fullName, options),
	};
}

/**
 * A session's cookie, and a second one that tells our scripts only whether there is a session. A visitor's page then
 * does not have to ask the server, and a signed-in page shows it from the first screen, with or without a signal.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
	const token = createCookie({ name: 'ctt_session', publicUrl });
	const hint = createCookie({ name: SIGNED_IN_COOKIE, publicUrl, isReadable: true });
	return {
		read: token.read,
		write: (c, value, lasts) => {
			token.write(c, value, lasts);
			hint.write(c, '1', lasts);
		},
		take: (c, word) => {
			token.remove(c);
			hint.write(c, word, ROLLING_MS / 1000);
		},
	};
}
