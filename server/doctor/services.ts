import type Stripe from 'stripe';
import { FULL_PLAN_CENTS, moneyWords } from '#domain/billing/money.ts';
import { readJson } from '#domain/read-json.ts';
import { connectStripe } from '#server/billing/stripe/stripe-cards.ts';
import type { Config } from '#server/config.ts';
import { createRoadService } from '#server/directions/osrm.ts';
import { tryMailServer } from '#server/mail/sender.ts';
import { servicesOf } from '#server/metrics/services.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { createIssuer } from '#server/session/issuer.ts';
import { createStreetMap } from '#server/street-map/street-map.ts';
import { createPostReader } from '#server/wordpress/posts.ts';
import { type Finding, looked } from './finding.ts';

const PATIENCE_MS = 8000;
const BOSTON = { z: 12, x: 1239, y: 1515 };
/** Two campuses a few miles apart: every map of the country has a road between the two. */
const IN_BOSTON = [
	{ lat: 42.3355, long: -71.1685 },
	{ lat: 42.377, long: -71.1167 },
];

/** Asks each configured service, without sending anything through it; built-in ones are reported as they are. */
export function tryServices(config: Config, ask: AskOutside): Promise<Finding[]> {
	const trials = trialsOf(config, ask);
	// `machine.ts` looks at the database itself.
	const asked = servicesOf(config).filter(({ name }) => name !== 'Database');
	return Promise.all(
		asked.map(({ name, runs, isEmbedded }) => {
			if (isEmbedded) return { name, state: 'inside' as const, words: runs };
			const trial = trials[name];
			if (!trial) throw new Error(`Nobody knows how to ask ${name}.`);
			return looked(name, async () => `${runs} ${(await trial()) ?? 'answers'}`);
		}),
	);
}

/** Returns a check for each service, by name, which throws the fault and returns words only for an unusual state. */
function trialsOf(config: Config, ask: AskOutside): Record<string, () => Promise<string | undefined>> {
	const { signIn, payments, wordpressUrl, directions, mapStyleUrl, smtp, forwarder, analytics, publicUrl } =
		config;
	const get = (url: URL) => expectJson(url, ask);
	return {
		'Sign-in': async () => {
			const settings = { ...signIn, issuer: signIn.issuer ?? '' };
			const options = { settings, publicUrl, fetch, isInProcess: false, log: () => undefined };
			await createIssuer(options).discoveredNow();
			return undefined;
		},
		Cards: () => tryCards(payments),
		Articles: async () => {
			await createPostReader(wordpressUrl ?? '', ask, PATIENCE_MS)
				.list()
				.next();
			return undefined;
		},
		Directions: async () => {
			const service = directions && createRoadService(directions, ask, PATIENCE_MS);
			const drives = await service?.table(IN_BOSTON);
			return drives?.[0]?.[1] ? undefined : 'answers, and knows no roads in Boston';
		},
		'Street map': () => tryStreetMap(mapStyleUrl ?? '', ask),
		Mail: async () => {
			if (smtp) await tryMailServer(smtp, PATIENCE_MS);
			return undefined;
		},
		Pictures: () => get(new URL('?action=query&meta=siteinfo&format=json', config.imageSearch ?? '')),
		Places: () => get(new URL('?data=[out:json];out;', config.overpassUrl ?? '')),
		Newsletter: () => get(addressUnder(forwarder?.url ?? '', 'api/public/lists')),
		'Page views': () => get(addressUnder(analytics?.url ?? '', 'api/health')),
	};
}

/** @throws Error when it does not answer with JSON, as all of these do; a page means that the address leads elsewhere. */
async function expectJson(url: URL, ask: AskOutside): Promise<undefined> {
	const { status, text } = await ask({ url, mostBytes: 1_000_000, timeoutMs: PATIENCE_MS });
	if (status !== 200) throw new Error(`${url.host} answered ${status}.`);
	if (readJson(text) === undefined)
		throw new Error(`${url.host} did not answer with JSON: check its address.`);
}

/** Asks for a tile; whatever the street map logs on the way, such as a source that it skips, is part of the answer. */
async function tryStreetMap(styleUrl: string, ask: AskOutside): Promise<string> {
	const logged: string[] = [];
	const options = { styleUrl, ask, now: () => new Date(), log: (line: string) => logged.push(line) };
	const tile = await createStreetMap(options).tile(BOSTON);
	const words = tile ? 'answers' : 'answers, and has no tile of Boston';
	return [words, ...logged].join('. ');
}

/** Asks Stripe for each thing we sell, and checks that the price matches our pages. */
async function tryCards(payments: Config['payments']): Promise<string | undefined> {
	if (typeof payments === 'string') return undefined;
	const stripe = connectStripe(payments);
	const [full, licence, donation] = await Promise.all([
		stripe.prices.retrieve(payments.priceFull),
		stripe.prices.retrieve(payments.priceLicence),
		stripe.products.retrieve(payments.productDonation),
	]);
	const off = [full, licence, donation].filter(({ active }) => !active).map(({ id }) => id);
	if (off.length > 0) throw new Error(`Stripe no longer sells ${off.join(', ')}.`);
	expectPrice(full, 'recurring');
	expectPrice(licence, 'one_time');
	return payments.secretKey.includes('_test_') ? 'answers, in its test mode' : undefined;
}

function expectPrice({ id, type, currency, unit_amount }: Stripe.Price, wanted: Stripe.Price.Type): void {
	if (type === wanted && currency === 'usd' && unit_amount === FULL_PLAN_CENTS) return;
	const kind = wanted === 'recurring' ? 'recurring' : 'one-time';
	throw new Error(`${id} at Stripe is not a ${kind} price of ${moneyWords(FULL_PLAN_CENTS)}.`);
}
