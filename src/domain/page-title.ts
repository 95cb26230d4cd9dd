/** The product's name, as titles and social cards say it. */
export const siteName = 'College Tour Trails';

/** The title of a page whose address says nothing, the home page. */
export const defaultTitle = `${siteName}: plan the whole college tour, then drive it with no signal`;

/** A page's title: its name (a college's, a state's) or else its last path segment in title case, then the site's. */
export function pageTitle(path: string, name?: string): string {
	const title = name ?? pageName(path);
	return title === '' ? defaultTitle : `${title} | ${siteName}`;
}

/** What a page is called by its address alone: the last path segment in title case, empty for the home page. */
export function pageName(path: string): string {
	return decoded(path.split('/').findLast((segment) => segment !== '') ?? '')
		.split(/[-\s]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ')
		.trim();
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// A broken escape is shown as it was typed.
		return segment;
	}
}
