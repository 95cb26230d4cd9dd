import type { HonoRequest } from 'hono';

/**
 * The bearer token of a request; undefined when it has none. Security: the forgery guard, which lets such a request
 * pass, and the sign-in check, which then ignores its cookie, share this one rule. If only one of them saw a bearer
 * token, the request could act through a cookie that another site sent.
 */
export const bearerToken = (req: HonoRequest): string | undefined =>
	/^bearer\s+(\S+)\s*$/i.exec(req.header('Authorization') ?? '')?.[1];
