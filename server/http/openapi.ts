import type { Handler, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { PUBLIC } from './cache-control.ts';
import { fingerprint } from './etags.ts';
import { type CachedAnswer, send } from './send-cached.ts';
import type { ServerEnv } from './server-env.ts';

export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

/**
 * Serves the API's OpenAPI document, and a page drawn from it. The document comes from the same schemas that check
 * queries and bodies, and is built once, since it cannot change while the server runs.
 */
export function openApiRoutes(
	api: Pick<Hono<ServerEnv>, 'routes'>,
	site: { version: string; publicUrl: string },
) {
	let describing: Promise<OpenApiDocument> | undefined;
	return (
		type: string,
		draw: (document: OpenApiDocument) => string | Promise<string>,
	): Handler<ServerEnv> => {
		let making: Promise<CachedAnswer> | undefined;
		const make = async () => {
			describing ??= describeApi(api, site);
			const body = await draw(await describing);
			const headers = { 'Content-Type': type, 'Cache-Control': PUBLIC };
			return { body, headers, print: fingerprint(body), editions: {} };
		};
		return async (c) => {
			making ??= make();
			return send(c, await making);
		};
	};
}

function describeApi(
	api: Pick<Hono<ServerEnv>, 'routes'>,
	{ version, publicUrl }: { version: string; publicUrl: string },
): Promise<OpenApiDocument> {
	return generateSpecs(api as Hono, {
		documentation: {
			info: {
				title: 'College Tour Trails',
				version,
				description: 'Errors are problem JSON (RFC 9457) with a stable `code`. Public reads carry ETags.',
			},
			servers: [{ url: `${publicUrl}/api` }],
		},
		defaultValidationErrorResponse: false,
	});
}
