/** Beginnings of addresses that a browser may open, but that the server's own routes answer. */
const served = ['api', 'oidc', 'newsletter', 'checkout', 'images', 'signin', 'sign-in/start', 'sign-out'];
/** Beginnings of the built client's own addresses, which a development server leaves to Vite. */
const built = ['assets', 'icons', 'screenshots', 'manifest.webmanifest', 'sitemap.xml', 'robots.txt'];

const startOf = (starts: string[]) => `^/(${starts.join('|').replaceAll('.', '\\.')})(/|\\?|$)`;

/** Matches a path, with or without a query, that the server's own routes answer, during development, too. */
export const SERVED = startOf(served);

/** Matches a path, with or without a query, at which the app has no page. */
export const NOT_A_PAGE = new RegExp(startOf([...served, ...built]));
