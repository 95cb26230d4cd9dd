import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import { SIGN_UP } from '#server/session/relying-party.ts';
import type { LoginCode } from './login-code-store.ts';
import { answerByNode, type Mount, toNode } from './node-bridge.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

/** The provider inside this server, as seen by the rest of it. */
export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

/** Values noted by a sign-in's pages, so that nobody types them twice. */
export interface Noted {
	email?: string;
	/** What the last code was for. */
	purpose?: LoginCode['purpose'];
	/** True for somebody who came to create an account, until they say that they have one. */
	isNew?: boolean;
}

/** A sign-in under way. */
export interface SignInSoFar {
	id: string;
	noted: Noted;
	/** Where the browser goes next once the person is known; null until then. */
	goesOnAt: string | null;
}

/** Creates the embedded provider, which starts at the first sign-in. */
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
		/** The fetch that our own relying party uses to reach the provider, without the network. */
		fetch: ((input: string | URL | Request, init?: RequestInit) =>
			answer(new Request(input, init))) as typeof fetch,
		/** Returns this browser's sign-in as it stands; undefined when there is none, or it is over. */
		signInOf: async (c: Context): Promise<SignInSoFar | undefined> => {
			const { provider, req, res } = await pairOf(c);
			const found = await provider.interactionDetails(req, res).catch(undefinedIfOver);
			if (!found) return undefined;
			const goesOnAt = found.result?.login ? found.returnTo : null;
			const isNew = found.params.screen_hint === SIGN_UP;
			return { id: found.uid, noted: { isNew, ...notedIn(found) }, goesOnAt };
		},
		/** Notes this for the next pages of the browser's sign-in. */
		note: async (c: Context, noted: Noted): Promise<void> => {
			const { provider, req, res } = await pairOf(c);
			const found = await provider.interactionDetails(req, res).catch(undefinedIfOver);
			if (!found) return;
			found.lastSubmission = { noted: { ...notedIn(found), ...noted } };
			await keep(found);
		},
		/** Completes this sign-in with this person, and returns the address to go on to. */
		signInAs: async (c: Context, loginId: string, interaction: string): Promise<string> => {
			const { provider, req, res } = await pairOf(c);
			const session = await sessionOf(provider, req, res);
			if (session.accountId !== loginId) {
				// The session was ended elsewhere, here or at the provider. The package would end the rest with a
				// page's script, which our security policy forbids.
				await forgetSession(await provider.Interaction.find(interaction));
				if (session.accountId) await session.destroy();
			}
			const login = { accountId: loginId };
			return provider.interactionResult(req, res, { login }, { mergeWithLastSubmission: false });
		},
		/** Ends the browser's session at the provider. */
		endSession: async (c: Context): Promise<void> => {
			const { provider, req, res } = await pairOf(c);
			const session = await sessionOf(provider, req, res);
			if (session.accountId) await session.destroy();
		},
	};
}

/** Returns the browser's session at the provider, by its cookie; an empty one when it has none. */
const sessionOf = (provider: Provider, req: IncomingMessage, res: ServerResponse) =>
	provider.Session.get(provider.app.createContext(req, res) as never);

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Lets a sign-in continue even though the session it began in must end. */
async function forgetSession(found: object | undefined) {
	const interaction = found as Interaction | undefined;
	if (!interaction?.session) return;
	interaction.session = undefined;
	await keep(interaction);
}

const keep = (interaction: Interaction) => interaction.save(interaction.exp - Math.floor(Date.now() / 1000));

/** The package has no place for the notes of a sign-in's own pages, and leaves this field to them. */
const notedIn = ({ lastSubmission }: Interaction): Noted => (lastSubmission?.noted ?? {}) as Noted;

function undefinedIfOver(error: unknown): undefined {
	if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error;
}
