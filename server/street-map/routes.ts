import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { tileAddressOf } from '#domain/map/street-tiles.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { failuresOf } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { createMemoryLimit } from '#server/rate-limits/memory-limit.ts';
import type { StreetMap } from './street-map.ts';

export interface StreetMapRoutesDeps {
	/** Null when no map style is configured. */
	streetMap: StreetMap | null;
	trustedProxies: number;
	now: () => Date;
}

const TYPE = 'application/vnd.mapbox-vector-tile';
/** Streets change slowly, and a family looks at the same campus again and again. */
const A_WEEK = 'public, max-age=604800';
/** A host that has lost its tiles may have them back by then. */
const AN_HOUR = 'public, max-age=3600';

/** How often an address may ask: enough for a class around its campuses, not for copying the country. */
const TILES = { most: 3000, windowMs: 10 * 60_000 };

/** `GET /public/street-map/:z/:x/:y`: a tile of streets, for maps that are close enough to show them. */
export function streetMapRoutes({ streetMap, trustedProxies, now }: StreetMapRoutesDeps) {
	const takeOrRefuse = createMemoryLimit(TILES);
	return new Hono<ServerEnv>().get(
		'/public/street-map/:z/:x/:y',
		describeRoute({
			summary: 'A tile of streets, in OpenMapTiles’ layers',
			responses: {
				200: { description: 'Found', content: { [TYPE]: {} } },
				204: { description: 'Nothing is there' },
				...failuresOf(['not_found', 'too_many_requests', 'service_unavailable']),
			},
		}),
		async (c) => {
			if (!streetMap) throw new Problem('not_found', 'This site has no street map.');
			const { z, x, y } = c.req.param();
			const at = tileAddressOf(z, x, y);
			if (!at) throw new Problem('not_found', 'There is no such tile.');
			takeOrRefuse(clientAddress(c, trustedProxies), now());
			const tile = await streetMap.tile(at).catch(() => {
				throw new Problem('service_unavailable', 'The street map does not answer.');
			});
			c.header('Cache-Control', tile === 'missing' ? AN_HOUR : A_WEEK);
			if (tile === 'missing' || tile === 'empty') return c.body(null, 204);
			return c.body(new Uint8Array(tile), 200, { 'Content-Type': TYPE });
		},
	);
}
