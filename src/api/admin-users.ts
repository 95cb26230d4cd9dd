import * as z from 'zod/mini';
import { type AccessChange, type ListedAccount, listedAccountSchema } from '#domain/accounts/edit-access.ts';
import { getJson, send } from './request.ts';

/** Everyone who has an account. */
export const readUsers = (): Promise<ListedAccount[]> =>
	getJson('/admin/users', z.array(listedAccountSchema));

/** Grants (1) or revokes (0) editor access; returns the updated account. */
export const setAccess = (googleId: string, access: 0 | 1): Promise<ListedAccount> =>
	send<ListedAccount, AccessChange>('/admin/useraccess', listedAccountSchema, { body: { googleId, access } });
