import { useSignInFromHere } from '#session/sign-in-from-here.ts';
import type { NavLink } from './nav-links.ts';

/** For a visitor: Sign In, which leads back to this page. */
export function useSignInLink(): NavLink {
	return { to: useSignInFromHere(), label: 'Sign In' };
}
