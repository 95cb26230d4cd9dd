import type { Service } from '#domain/admin/metrics.ts';

type At = { url: string } | null;

/** The parts of the configuration that name a service. */
interface Settings {
	signIn: { issuer: string | null };
	payments: 'test' | 'off' | object;
	wordpressUrl: string | null;
	directions: At;
	mapStyleUrl: string | null;
	smtp: At;
	forwarder: At;
	analytics: At;
	imageSearch: string | null;
	overpassUrl: string | null;
	database: At;
}

/**
 * The services of this installation and their providers.
 * Security: shows only the host of a configured address, which may contain a password or key.
 */
export function servicesOf(config: Settings): Service[] {
	const { signIn, payments } = config;
	const by = (name: string, address: string | null | undefined, embedded: string): Service => ({
		name,
		runs: address ? new URL(address).host : embedded,
		isEmbedded: !address,
	});
	const cards = { test: 'TEST MODE: no card is charged', off: 'Off: nothing is sold' };
	return [
		by('Sign-in', signIn.issuer, 'This server itself'),
		typeof payments === 'string'
			? { name: 'Cards', runs: cards[payments], isEmbedded: true }
			: { name: 'Cards', runs: 'Stripe', isEmbedded: false },
		by('Articles', config.wordpressUrl, 'Our own articles'),
		by('Directions', config.directions?.url, 'Estimates along the highways'),
		by('Street map', config.mapStyleUrl, 'The map on the device, without streets'),
		by('Mail', config.smtp?.url, 'None is sent: it stays in the outbox'),
		by('Newsletter', config.forwarder?.url, 'Our own list of subscribers'),
		by('Pictures', config.imageSearch, 'Searched among our own'),
		by('Places', config.overpassUrl, 'Added by hand'),
		by('Page views', config.analytics?.url, 'Counted here'),
		by('Database', config.database?.url, 'SQLite on this server'),
	];
}
