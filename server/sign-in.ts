import type { Context } from 'hono';
import { createPlainPage } from './html/plain-page.ts';
import type { Log } from './http/log.ts';
import { createEmbeddedProvider } from './oidc/embedded.ts';
import { createKnownDevices } from './oidc/known-devices.ts';
import { createLoginWays } from './oidc/login-ways.ts';
import { createOwnPasswords } from './oidc/own-passwords.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { createSignInPages } from './oidc/sign-in-pages.ts';
import type { StepOptions } from './oidc/sign-in-step.ts';
import type { Passwords } from './secrets/password-hash.ts';
import { createCookie, createSessionCookie } from './session/cookies.ts';
import { createGuards } from './session/guards.ts';
import { createRelyingParty } from './session/relying-party.ts';
import type { SignInRouteOptions } from './session/sign-in-routes.ts';
import type { SignInSettings } from './session/sign-in-settings.ts';
import type { Stores } from './stores.ts';

export interface SignInDeps {
	trustedProxies: number;
	/** True when this server sends mail; otherwise a code can only be passed on by hand. */
	mailLeaves: boolean;
	/** Prints a code for the server's developer; null prints nothing. */
	tellCode: Log | null;
	passwords: Passwords;
}

interface SignInOptions {
	site: { publicUrl: string };
	client: { plainStyles: string };
	signIn: SignInSettings & SignInDeps;
	log: Log;
	now: () => Date;
}

/** All the parts of signing in: at an outside provider, or at the built-in one. */
export type SignIn = ReturnType<typeof createSignIn>;

/** Assembles the parts of signing in from the settings. */
export function createSignIn(deps: SignInOptions, stores: Stores) {
	const { signIn, now, log } = deps;
	const { publicUrl } = deps.site;
	const sessionCookie = createSessionCookie(publicUrl);
	const isSignedIn = async (c: Context) => {
		const token = sessionCookie.read(c);
		return (
			token !== undefined && (await stores.sessions.withToken(token, now(), { isUse: false })) !== undefined
		);
	};
	const embedded = signIn.issuer === null ? createEmbedded(deps, { stores, isSignedIn }) : null;
	const relyingParty = createRelyingParty({
		settings: { ...signIn, issuer: signIn.issuer ?? issuerHere(publicUrl) },
		publicUrl,
		fetch: embedded?.provider.fetch ?? fetch,
		isInProcess: embedded !== null,
		hasPerson: embedded?.ownPasswords.has ?? null,
		log,
	});
	const guardOptions = { stores, relyingParty, sessionCookie, now };
	const options: SignInRouteOptions & { stores: Stores } = {
		...guardOptions,
		publicUrl,
		trustedProxies: signIn.trustedProxies,
		browserCookie: createCookie({ name: 'ctt_sign_in', publicUrl }),
		endAtProvider: embedded?.provider.endSession ?? null,
		forgetAtProvider: embedded && ((subject) => stores.providerRecords.removeOf(subject)),
		ownPasswords: embedded?.ownPasswords ?? null,
		log,
	};
	return { options, guards: createGuards(guardOptions), provider: embedded?.routes ?? null };
}

const issuerHere = (publicUrl: string) => `${publicUrl}/oidc`;

function createEmbedded(
	{ site, client, signIn, now, log }: SignInOptions,
	{ stores, isSignedIn }: Pick<StepOptions, 'isSignedIn'> & { stores: Stores },
) {
	const issuer = issuerHere(site.publicUrl);
	const codeWay = signIn.mailLeaves ? 'mail' : signIn.tellCode ? 'console' : 'none';
	const pages = createSignInPages(createPlainPage(client.plainStyles), codeWay);
	const provider = createEmbeddedProvider({
		stores,
		issuer,
		publicUrl: site.publicUrl,
		now,
		log,
		clientId: signIn.clientId,
		groupsClaim: signIn.groupsClaim,
		troublePage: pages.over,
	});
	const { trustedProxies, passwords, tellCode } = signIn;
	const ways = createLoginWays({ stores, passwords, now, tellCode });
	const deviceCookie = createCookie({ name: 'ctt_device', publicUrl: site.publicUrl });
	const devices = createKnownDevices(deviceCookie, stores.secrets);
	const ownPasswords = createOwnPasswords({ stores, ways, devices, passwords, trustedProxies, now });
	return {
		provider,
		ownPasswords,
		routes: oidcRoutes({ provider, ways, devices, pages, stores, isSignedIn, now, trustedProxies }),
	};
}
