import { setAccess } from '#api/admin-users.ts';
import type { ListedAccount } from '#domain/accounts/edit-access.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';
import { nameOf } from './user-columns.tsx';

/** Grants or removes editor access and says so; resolves to the user's new state, or undefined on failure. */
export async function changeAccess(user: ListedAccount): Promise<ListedAccount | undefined> {
	const changed = await tryTo(() => setAccess(user.googleId, user.access > 0 ? 0 : 1), {
		// One code covers both: the admin's own account, and theirs.
		not_allowed:
			'Nothing was changed: this person’s access is fixed now, or you are no longer an admin. Reload to see which.',
		not_found: 'This account doesn’t exist anymore. Reload to see who is left.',
	});
	if (changed)
		showToast({ words: `${nameOf(user)} ${changed.access > 0 ? 'can edit now' : 'can no longer edit'}.` });
	return changed;
}
