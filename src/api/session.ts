import { type Account, accountSchema } from '#domain/accounts/account.ts';
import {
	type HandedOver,
	handedOverSchema,
	type Left,
	leftSchema,
	type SentHandOver,
} from '#domain/accounts/session-calls.ts';
import { getJson, send } from './request.ts';

/** The signed-in account. @throws ApiError `not_signed_in` */
export const readAccount = (): Promise<Account> => getJson('/account', accountSchema);

/** Trades an ID token, and the state of its sign-in, for a session. */
export const openSession = (idToken: string, state: string | null): Promise<HandedOver> =>
	send<HandedOver, SentHandOver>('/api/session/hand-over', handedOverSchema, {
		// The site itself opens the session, because the cookie is the site's.
		isOfSite: true,
		body: { id_token: idToken, ...(state !== null && { state }) },
	});

/** Ends the session here and at the provider. */
export const endSession = (): Promise<Left> => send('/sign-out', leftSchema, { isOfSite: true });
