/** How the addresses begin that the server's own routes answer, though a browser may go there. */
const served = [
	...['api', 'oidc', 'newsletter', 'checkout', 'signin', 'sign-in/start', 'sign-out'],
	...['sitemap.xml', 'robots.txt'],
];

const startOf = (starts: string[]) => `^/(${starts.join('|').replaceAll('.', '\\.')})(/|\\?|$)`;

/** Matches a path, or one with its query, that the server's own routes answer. */
export const SERVED = startOf(served);

/** Matches a path, or one with its query, at which there is no page of the app: these, and the built files. */
export const NOT_A_PAGE = new RegExp(startOf([...served, 'assets']));
