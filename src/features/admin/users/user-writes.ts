import { flipAccess } from '#api/admin-users.ts';
import type { Account } from '#domain/accounts/account.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';
import { nameOf } from './user-columns.tsx';

/** Gives somebody editor access, or takes it, and says so; answers them as they are then, nobody when it was not done. */
export async function changeAccess(user: Account): Promise<Account | undefined> {
	const changed = await tryTo(() => flipAccess(user.googleId));
	if (changed)
		showToast({ words: `${nameOf(user)} ${changed.access > 0 ? 'can edit now' : 'can no longer edit'}.` });
	return changed;
}
