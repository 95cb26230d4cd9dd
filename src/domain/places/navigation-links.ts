import type { Point } from '../geo.ts';

/** The kind of phone, which decides the apps it can have. */
export type Platform = 'apple' | 'android' | 'other';

/** A link for directions to a place: it opens in one of the person's own apps, or on that app's page. */
export interface NavigationLink {
	app: 'Apple Maps' | 'Google Maps' | 'Waze' | 'My maps app';
	href: string;
	/** False when the drive is between two places but the app can start only from the person's own location. */
	knowsStart: boolean;
}

type Named = Point & { name: string };

/**
 * Returns the platform behind a browser's user agent. An iPad calls itself a Mac, but a Mac has no touch screen; both
 * have Apple Maps.
 */
export function platformOf(userAgent: string): Platform {
	if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple';
	return /Android/.test(userAgent) ? 'android' : 'other';
}

/**
 * Links to driving directions to a place, with the platform's own app first; from another place, or else from the
 * person's own location. Every directions link comes from here. Points are exact to about a yard. `geo:` (RFC 5870)
 * opens whichever app the person chose on Android, and nothing elsewhere.
 */
export function navigationLinks(
	{ lat, long, name }: Named,
	platform: Platform,
	from?: Point,
): NavigationLink[] {
	const at = written({ lat, long });
	const start = from && written(from);
	const apple: NavigationLink = {
		app: 'Apple Maps',
		href: `https://maps.apple.com/?${start ? `saddr=${start}&` : ''}daddr=${at}&dirflg=d`,
		knowsStart: true,
	};
	const origin = start ? `&origin=${encodeURIComponent(start)}` : '';
	const google: NavigationLink = {
		app: 'Google Maps',
		href: `https://www.google.com/maps/dir/?api=1${origin}&destination=${encodeURIComponent(at)}&travelmode=driving`,
		knowsStart: true,
	};
	const waze: NavigationLink = {
		app: 'Waze',
		href: `https://waze.com/ul?ll=${encodeURIComponent(at)}&navigate=yes`,
		knowsStart: !from,
	};
	// Parentheses around the label are part of the format, so the label itself may not have any. A lone surrogate
	// cannot be encoded.
	const label = encodeURIComponent(name.replace(/[()]|\p{Surrogate}/gu, ' ').trim());
	const own: NavigationLink = {
		app: 'My maps app',
		href: `geo:${at}?q=${at}(${label})`,
		knowsStart: !from,
	};
	if (platform === 'apple') return [apple, google, waze];
	return platform === 'android' ? [own, google, waze] : [google, apple, waze];
}

/** A "tel:" link with the number's digits. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * Finds the first number in a text that can be dialed in the US, has only plain spaces and hyphens, and is not part of
 * a longer number; null when there is none.
 */
export function phoneIn(text: string): string | null {
	const plain = text.replace(DIRECTION_MARKS, '').replace(SPACES, ' ').replace(DASHES, '-');
	const shorter = plain.replace(RUN, (run) => (run.replace(/\D/g, '').length > MOST_DIGITS ? '' : run));
	return PHONE.exec(shorter)?.[0] ?? null;
}

/** Including the country's 1; a card or order number has more. */
const MOST_DIGITS = 11;
// An hour or a date next to a number is not part of it.
const GROUP = String.raw`\d+(?![\d:/]| ?[ap]\.?m)`;
const RUN = new RegExp(String.raw`(?<![\d:/])${GROUP}([ .-])${GROUP}(?:\1${GROUP})*`, 'gi');
const PHONE = /(?<![\d.-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\)[ .-]?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}(?![\d-])/;
// Marks that phones and web pages put around and into a copied number.
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SPACES = /[\u00a0\u2007\u202f]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Returns the links, with the app used last time first. */
export function withFirst(links: readonly NavigationLink[], app: string | null): NavigationLink[] {
	return [...links.filter((link) => link.app === app), ...links.filter((link) => link.app !== app)];
}

const written = ({ lat, long }: Point) => `${rounded(lat)},${rounded(long)}`;

const rounded = (degrees: number) => Number(degrees.toFixed(5));
