import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_LOST, SIGNED_IN_COOKIE } from '#domain/accounts/signed-in-cookie.ts';

export interface Cookie {
	read(c: Context): string | undefined;
	write(c: Context, value: string, expires: Date): void;
	remove(c: Context): void;
}

export interface SessionCookie extends Cookie {
	/** Removes it, and leaves word for our scripts that the server has lost the session. */
	lose(c: Context, expires: Date): void;
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
		write: (c, value, expires) => setCookie(c, fullName, value, { ...options, expires }),
		remove: (c) => void deleteCookie(c, fullName, options),
	};
}

/**
 * A session's cookie, and a second one that tells our scripts only that there is a session. A visitor's page then need
 * not ask the server, and a signed-in one shows it from its first screen, with or without a signal.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
	const token = createCookie({ name: 'ctt_session', publicUrl });
	const hint = createCookie({ name: SIGNED_IN_COOKIE, publicUrl, isReadable: true });
	return {
		read: token.read,
		write: (c, value, expires) => {
			token.write(c, value, expires);
			hint.write(c, '1', expires);
		},
		remove: (c) => {
			token.remove(c);
			hint.remove(c);
		},
		lose: (c, expires) => {
			token.remove(c);
			hint.write(c, SESSION_LOST, expires);
		},
	};
}
