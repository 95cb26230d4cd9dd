import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** One cookie of this site, readable by no script. */
export interface Cookie {
	read(c: Context): string | undefined;
	write(c: Context, value: string, expires: Date): void;
	remove(c: Context): void;
}

/** Security: over https the prefix `__Host-` keeps other hosts of the domain from planting a cookie of this name. */
export function createCookie(name: string, publicUrl: string): Cookie {
	const secure = publicUrl.startsWith('https:');
	const fullName = secure ? `__Host-${name}` : name;
	const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
	return {
		read: (c) => getCookie(c, fullName),
		write: (c, value, expires) => setCookie(c, fullName, value, { ...options, expires }),
		remove: (c) => void deleteCookie(c, fullName, options),
	};
}
