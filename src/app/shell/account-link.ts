import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { NavLink } from './nav-links.ts';

/** For a visitor: Sign In, which leads back to this page. */
export function useSignInLink(): NavLink {
	const { pathname, search } = useLocation();
	const to = pathname === paths.signIn ? paths.signIn : paths.signInFrom(pathname + search);
	return { to, label: 'Sign In' };
}
