import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import { answerByNode, type Mount, toNode } from './node-bridge.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

/** The provider inside this server, as seen by the rest of it. */
export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

/** Makes the embedded provider, which starts at the first sign-in. */
export function createEmbeddedProvider(options: ProviderOptions) {
	const mount: Mount = { publicUrl: options.publicUrl, path: '/oidc' };
	let starting: Promise<Provider> | undefined;
	const start = () => {
		// A failed start is forgotten: the database may be locked now and free at the next sign-in.
		starting ??= createProvider(options).catch((error) => {
			starting = undefined;
			throw error;
		});
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
		/** Our own relying party's way to it, without the network. */
		fetch: ((input: string | URL | Request, init?: RequestInit) =>
			answer(new Request(input, init))) as typeof fetch,
		/** The id of this browser's sign-in; undefined when there is none, or it is over. */
		interactionOf: async (c: Context): Promise<string | undefined> => {
			const { provider, req, res } = await pairOf(c);
			return (await provider.interactionDetails(req, res).catch(undefinedIfOver))?.uid;
		},
		/** Completes this sign-in with this person, and returns the address to go on to. */
		signInAs: async (c: Context, loginId: string, interaction: string): Promise<string> => {
			const { provider, req, res } = await pairOf(c);
			const session = await sessionOf(provider, req, res);
			if (session.accountId !== loginId) {
				// Their session was ended elsewhere, here or at the provider. The package would end the rest with a script in a
				// page, which our security policy forbids.
				await forgetSession(await provider.Interaction.find(interaction));
				if (session.accountId) await session.destroy();
			}
			return provider.interactionResult(req, res, { login: { accountId: loginId } });
		},
		/** Ends the browser's session at the provider. */
		endSession: async (c: Context): Promise<void> => {
			const { provider, req, res } = await pairOf(c);
			const session = await sessionOf(provider, req, res);
			if (session.accountId) await session.destroy();
		},
	};
}

/** The browser's session at the provider, by its cookie; an empty one when it has none. */
const sessionOf = (provider: Provider, req: IncomingMessage, res: ServerResponse) =>
	provider.Session.get(provider.app.createContext(req, res) as never);

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Lets a sign-in continue that began in a session which must end. */
async function forgetSession(found: object | undefined) {
	const interaction = found as Interaction | undefined;
	if (!interaction?.session) return;
	interaction.session = undefined;
	await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

function undefinedIfOver(error: unknown): undefined {
	if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error;
}
