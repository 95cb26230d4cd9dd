import { readUsers } from '#api/admin-users.ts';
import type { Account } from '#domain/accounts/account.ts';
import { settleSession } from '#session/settle.ts';

/** Everyone; asked only when there is a session (§6), for the loaders of a page all run at once. */
export async function usersIfSignedIn(): Promise<Account[]> {
	const { isSignedIn } = await settleSession();
	return isSignedIn ? readUsers() : [];
}
