import { type Account, accountSchema } from '#domain/accounts/account.ts';
import {
	type HandedOver,
	handedOverSchema,
	type Left,
	leftSchema,
} from '#domain/accounts/session-answers.ts';
import { getJson, send } from './request.ts';

/** The signed-in account. @throws ApiError `not_signed_in` */
export const readAccount = (): Promise<Account> => getJson('/account', accountSchema);

/** Trades an ID token, and the state of its sign-in, for a session. */
export const openSession = (idToken: string, state: string | null): Promise<HandedOver> =>
	send(
		{
			method: 'POST',
			// The site itself opens the session, because the cookie is the site's.
			address: '/api/session/hand-over',
			body: { id_token: idToken, ...(state !== null && { state }) },
		},
		handedOverSchema,
	);

/** Ends the session here and at the provider. */
export const endSession = (): Promise<Left> => send({ method: 'POST', address: '/sign-out' }, leftSchema);
