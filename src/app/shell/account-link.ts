import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import type { NavLink } from './nav-links.ts';

/** My Account, or for a visitor Sign In and then back to this page. */
export function useAccountLink(): NavLink {
	const { isSignedIn } = useSession();
	const { pathname, search } = useLocation();
	if (isSignedIn) return { to: paths.account, label: 'My Account' };
	return {
		to: pathname === paths.signIn ? paths.signIn : paths.signInFrom(pathname + search),
		label: 'Sign In',
	};
}
