import type { Handler, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { fingerprint } from './etags.ts';
import { PUBLIC_JSON } from './kept-answers.ts';
import { type Kept, send } from './send-kept.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Answers the OpenAPI document of the API, made from the very schemas that check its queries and bodies: once, for it stays
 * the same as long as the server runs.
 */
export function openApiRoute(
	api: Pick<Hono<ServerEnv>, 'routes'>,
	site: { version: string; publicUrl: string },
): Handler<ServerEnv> {
	let making: Promise<Kept> | undefined;
	return async (c) => {
		making ??= documentOf(api, site);
		return send(c, await making);
	};
}

async function documentOf(
	api: Pick<Hono<ServerEnv>, 'routes'>,
	{ version, publicUrl }: { version: string; publicUrl: string },
): Promise<Kept> {
	const document = await generateSpecs(api as Hono, {
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
	const body = JSON.stringify(document);
	const headers = { 'Content-Type': 'application/json', 'Cache-Control': PUBLIC_JSON };
	return { body, headers, print: fingerprint(body), editions: {} };
}
