import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '#domain/paths.ts';

/** Returns the sign-in page's address, which leads back to this page; on the sign-in page, the current address. */
export function useSignInFromHere(): string {
	const { pathname, search } = useLocation();
	const isThere = useMatch(paths.signIn) !== null;
	return isThere ? paths.signIn + search : paths.signInFrom(pathname + search);
}
