import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ServerEnv } from './server-env.ts';

/** Answers the OpenAPI document of the API, made from the very schemas that check its queries and bodies. */
export function openApiRoute(
	api: Pick<Hono<ServerEnv>, 'routes'>,
	{ version, publicUrl }: { version: string; publicUrl: string },
) {
	return openAPIRouteHandler(api as Hono, {
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
