import * as z from 'zod/mini';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import { apiAddress } from './api-address.ts';
import { getJson, send } from './request.ts';

/** Everyone who has an account. */
export const readUsers = (): Promise<Account[]> => getJson('/admin/users', z.array(accountSchema));

/** Grants or revokes editor access; returns the updated account. */
export const flipAccess = (googleId: string | null): Promise<Account> =>
	send({ method: 'POST', address: apiAddress('/admin/useraccess'), body: { googleId } }, accountSchema);
