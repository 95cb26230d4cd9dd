import { capitalized } from '../capitalized.ts';

/** The product's name in titles and social cards. */
export const siteName = 'College Tour Trails';

/** The home page's title, because its address contains no name. */
export const defaultTitle = `${siteName}: plan the whole college tour, then drive it with no signal`;

/**
 * Returns a page's title: its name (a college's, a state's), or the last path segment in title case, then the site's
 * name.
 */
export function pageTitle(path: string, name?: string): string {
	const title = name ?? pageName(path);
	return title === '' ? defaultTitle : `${title} | ${siteName}`;
}

/** Derives a page's name from its address alone: the last path segment in title case, empty for the home page. */
export function pageName(path: string): string {
	return decoded(path.split('/').findLast((segment) => segment !== '') ?? '')
		.split(/[-\s]+/)
		.map(capitalized)
		.join(' ')
		.trim();
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// A broken escape is shown as typed.
		return segment;
	}
}
