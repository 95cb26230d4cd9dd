import type { RequestListener } from 'node:http';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import { answerByNode, type Mount, toNode } from './node-bridge.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

/** The provider inside this server, as the rest of the server sees it. */
export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

/** Makes the embedded provider, which starts with the first sign-in. */
export function createEmbeddedProvider(options: ProviderOptions) {
	const mount: Mount = { publicUrl: options.publicUrl, path: '/oidc' };
	let starting: Promise<Provider> | undefined;
	const start = () => {
		starting ??= createProvider(options);
		return starting;
	};
	const answer = async (request: Request): Promise<Response> => {
		const listener = (await start()).callback() as RequestListener;
		return answerByNode(listener, await toNode(request, mount));
	};
	const pairOf = async (c: Context) => {
		const { req, res } = await toNode(new Request(c.req.url, { headers: c.req.raw.headers }), mount);
		return { provider: await start(), req, res };
	};

	return {
		/** Answers a browser. */
		answer,
		/** The way of our own relying party to it, which needs no network. */
		fetch: ((input: string | URL | Request, init?: RequestInit) =>
			answer(new Request(input, init))) as typeof fetch,
		/** The id of the sign-in that this browser is in; undefined when there is none, or it is over. */
		interactionOf: async (c: Context): Promise<string | undefined> => {
			const { provider, req, res } = await pairOf(c);
			return (await provider.interactionDetails(req, res).catch(undefinedIfOver))?.uid;
		},
		/** Ends the sign-in with this person, and returns where the browser goes on. */
		signInAs: async (c: Context, loginId: string): Promise<string> => {
			const { provider, req, res } = await pairOf(c);
			return provider.interactionResult(req, res, { login: { accountId: loginId } });
		},
		/** Ends the browser's session at the provider. */
		endSession: async (c: Context): Promise<void> => {
			const { provider, req, res } = await pairOf(c);
			const session = await provider.Session.get(provider.app.createContext(req, res) as never);
			if (session.accountId) await session.destroy();
		},
	};
}

function undefinedIfOver(error: unknown): undefined {
	if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error;
}
