import { readUsers } from '#api/admin-users.ts';
import type { Account } from '#domain/accounts/account.ts';
import { confirmSession } from '#session/confirm-session.ts';

/** All users; asks only with a session (§6), because a page's loaders all run at once. */
export async function usersIfSignedIn(): Promise<Account[]> {
	const { isSignedIn } = await confirmSession();
	return isSignedIn ? readUsers() : [];
}
