import { redirect, replace } from 'react-router-dom';

/**
 * For a loader to throw: leads from the page that was asked for to another. That takes the place of a page which is
 * shown already, or which Back has opened: pushed behind it, it would lead on again at each Back, without end.
 */
export const leadTo = (path: string, { url }: Request): Response =>
	new URL(url).pathname === location.pathname ? replace(path) : redirect(path);
