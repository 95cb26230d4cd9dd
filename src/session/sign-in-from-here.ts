import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '#domain/paths.ts';

/** The sign-in page, which then returns to this page; on the sign-in page itself, that page as it is. */
export function useSignInFromHere(): string {
	const { pathname, search } = useLocation();
	const isThere = useMatch(paths.signIn) !== null;
	return isThere ? paths.signIn + search : paths.signInFrom(pathname + search);
}
