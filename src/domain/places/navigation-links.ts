import type { Point } from '../geo.ts';

/** Whose phone it is, as far as that decides which apps can be on it. */
export type Platform = 'apple' | 'android' | 'other';

/** A way to be led to a place: it opens in an app of the person's own, or on that app's page. */
export interface NavigationLink {
	app: 'Apple Maps' | 'Google Maps' | 'Waze' | 'My maps app';
	href: string;
}

/** What a browser says of itself. An iPad calls itself a Mac, but a Mac has no touch screen; both have Apple Maps. */
export function platformOf(userAgent: string): Platform {
	if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple';
	return /Android/.test(userAgent) ? 'android' : 'other';
}

/**
 * Directions by car to a place, the app that comes with the platform first. Everything that leads somebody somewhere uses
 * these. Points are exact to about a yard; `geo:` (RFC 5870) opens whatever app the person has chosen on Android, and
 * nothing at all elsewhere.
 */
export function navigationLinks(
	{ lat, long, name }: Point & { name: string },
	platform: Platform,
): NavigationLink[] {
	const at = `${rounded(lat)},${rounded(long)}`;
	const apple = { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${at}&dirflg=d` } as const;
	const google = {
		app: 'Google Maps',
		href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}&travelmode=driving`,
	} as const;
	const waze = {
		app: 'Waze',
		href: `https://waze.com/ul?ll=${encodeURIComponent(at)}&navigate=yes`,
	} as const;
	// Parentheses around the label are part of the form; within it they would end it. Half a character cannot be written.
	const label = encodeURIComponent(name.replace(/[()]|\p{Surrogate}/gu, ' ').trim());
	const own = { app: 'My maps app', href: `geo:${at}?q=${at}(${label})` } as const;
	if (platform === 'apple') return [apple, google, waze];
	return platform === 'android' ? [own, google, waze] : [google, apple, waze];
}

/** "tel:" and the digits of a number as it is written. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));
