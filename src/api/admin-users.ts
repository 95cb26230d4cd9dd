import * as z from 'zod/mini';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import { getJson, send } from './request.ts';

/** Everyone who has an account. */
export const readUsers = (): Promise<Account[]> => getJson('/admin/users', z.array(accountSchema));

/** Grants (1) or revokes (0) editor access; returns the updated account. */
export const setAccess = (googleId: string | null, access: 0 | 1): Promise<Account> =>
	send('/admin/useraccess', accountSchema, { body: { googleId, access } });
