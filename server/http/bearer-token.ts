import type { HonoRequest } from 'hono';

/**
 * The bearer token of a request; undefined when it has none.
 * Security: the one rule for the forgery guard, which lets such a request pass, and for who asks, which then ignores its
 * cookie. A request that only one of them took for a bearer's could act by a cookie that another site has sent.
 */
export const bearerToken = (req: HonoRequest): string | undefined =>
	/^bearer\s+(\S+)\s*$/i.exec(req.header('Authorization') ?? '')?.[1];
