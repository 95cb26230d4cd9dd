import { redirect, replace } from 'react-router-dom';

/**
 * For a loader to throw: redirects from the requested page to another. It replaces a page that is already shown, or
 * that Back has opened: if it were pushed behind that page, each Back would redirect again, endlessly.
 */
export const leadTo = (path: string, { url }: Request): Response =>
	new URL(url).pathname === location.pathname ? replace(path) : redirect(path);
