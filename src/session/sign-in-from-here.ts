import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';

/** The sign-in page, which then returns to this page. */
export function useSignInFromHere(): string {
	const { pathname, search } = useLocation();
	return paths.signInFrom(pathname + search);
}
