/** How the addresses begin that the server's own routes answer, though a browser may go there. */
const served = ['api', 'oidc', 'newsletter', 'checkout', 'images', 'signin', 'sign-in/start', 'sign-out'];
/** Those of what comes with the built client, which a server under development leaves to Vite. */
const built = ['assets', 'icons', 'screenshots', 'manifest.webmanifest', 'sitemap.xml', 'robots.txt'];

const startOf = (starts: string[]) => `^/(${starts.join('|').replaceAll('.', '\\.')})(/|\\?|$)`;

/** Matches a path, or one with its query, that the server's own routes answer, under development too. */
export const SERVED = startOf(served);

/** Matches a path, or one with its query, at which there is no page of the app. */
export const NOT_A_PAGE = new RegExp(startOf([...served, ...built]));
