import type { Point } from '../geo.ts';

/** Whose phone it is, as far as that decides which apps can be on it. */
export type Platform = 'apple' | 'android' | 'other';

/** A way to be led to a place: it opens in an app of the person's own, or on that app's page. */
export interface NavigationLink {
	app: 'Apple Maps' | 'Google Maps' | 'Waze' | 'My maps app';
	href: string;
	/** False where a drive between two places was asked for, and the app knows only the one from where the person is. */
	knowsStart: boolean;
}

type Named = Point & { name: string };

/** What a browser says of itself. An iPad calls itself a Mac, but a Mac has no touch screen; both have Apple Maps. */
export function platformOf(userAgent: string): Platform {
	if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple';
	return /Android/.test(userAgent) ? 'android' : 'other';
}

/**
 * Directions by car to a place, the app that comes with the platform first; from another place, else from where the person is.
 * Everything that leads somebody somewhere uses these. Points are exact to about a yard; `geo:` (RFC 5870) opens whatever app
 * the person has chosen on Android, and nothing at all elsewhere.
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
	// Parentheses around the label are part of the form; within it they would end it. Half a character cannot be written.
	const label = encodeURIComponent(name.replace(/[()]|\p{Surrogate}/gu, ' ').trim());
	const own: NavigationLink = {
		app: 'My maps app',
		href: `geo:${at}?q=${at}(${label})`,
		knowsStart: !from,
	};
	if (platform === 'apple') return [apple, google, waze];
	return platform === 'android' ? [own, google, waze] : [google, apple, waze];
}

/** "tel:" and the digits of a number as it is written. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The first number of a text that can be dialed in the US, as it stands there; null when there is none. */
export function phoneIn(text: string): string | null {
	return (
		/(?<![\d.-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}(?![\d-])/.exec(text)?.[0] ??
		null
	);
}

/** Links, that of the app that the person took last first. */
export function withFirst(links: readonly NavigationLink[], app: string | null): NavigationLink[] {
	return [...links.filter((link) => link.app === app), ...links.filter((link) => link.app !== app)];
}

const written = ({ lat, long }: Point) => `${rounded(lat)},${rounded(long)}`;

const rounded = (degrees: number) => Number(degrees.toFixed(5));
