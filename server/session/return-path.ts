import { NOT_A_PAGE } from '#domain/not-pages.ts';

/** The sign-in page, to which nobody wants to return. */
const SIGN_IN = /^\/sign-in(\/|$)/;
const LONGEST = 2000;

/**
 * Returns the path on this site to return to after signing in; `/` for anything else. Security: `//evil.example`,
 * `/\evil.example` and the like would lead a person who trusts our address elsewhere, so the browser's own parsing
 * decides, not a pattern.
 */
export function returnPathOf(given: string | undefined, publicUrl: string): string {
	if (!given?.startsWith('/') || given.length > LONGEST || !URL.canParse(given, publicUrl)) return '/';
	const { origin, pathname, search, hash } = new URL(given, publicUrl);
	const path = pathname + search + hash;
	// `/..//` parses as `//`, which is not an address.
	const leadsBack = URL.canParse(path, publicUrl) && new URL(path, publicUrl).origin === origin;
	const isOurs = origin === new URL(publicUrl).origin && leadsBack;
	const isPage = !NOT_A_PAGE.test(pathname) && !SIGN_IN.test(pathname);
	return isOurs && isPage ? path : '/';
}
