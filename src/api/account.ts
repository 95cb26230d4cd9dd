import { type Account, accountSchema } from '#domain/accounts/account.ts';
import { send } from './request.ts';

/** Starts the trial of the account that is signed in; answers the account as it is then. @throws ApiError */
export function postTrial(): Promise<Account> {
	return send({ method: 'POST', address: '/api/account/trial' }, accountSchema);
}
