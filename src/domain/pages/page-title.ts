import { capitalized } from '../capitalized.ts';

/** The product's name in titles and social cards. */
export const siteName = 'College Tour Trails';

/** The home page's title, since its address has no name in it. */
export const defaultTitle = `${siteName}: plan the whole college tour, then drive it with no signal`;

/**
 * A page's title: its name (of a college, a state), or the last path segment in title case, followed by the site's
 * name.
 */
export function pageTitle(path: string, name?: string): string {
	const title = name ?? pageName(path);
	return title === '' ? defaultTitle : `${title} | ${siteName}`;
}

/** A page's name from its address alone: the last path segment in title case, empty for the home page. */
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
		// Show a broken escape as it was typed.
		return segment;
	}
}
