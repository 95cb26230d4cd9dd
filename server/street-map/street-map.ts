import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { HOUR_MS } from '#domain/durations.ts';
import type { TileAddress } from '#domain/map/street-tiles.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { outsideAddress } from '#server/outside/address.ts';
import { AnswerTooLarge, type AskOutside } from '#server/outside/ask.ts';
import { createRest } from '#server/timing/rest.ts';
import { findTiles, type StyleTiles, TIMEOUT_MS } from './style.ts';

export const streetMapVariables = { MAP_STYLE_URL: z.optional(outsideAddress()) };

const MOST_BYTES = 4_000_000;
/** How long a style counts: one with a source that could not be read is soon read again. */
const REMEMBERED_MS = { whole: 24 * HOUR_MS, broken: HOUR_MS };
const LONGEST_REST_MS = 10 * 60_000;
/** About a screen full: a map of a coast has a few that nobody has. */
const MANY_MISSING = 20;

/**
 * A service that has the streets as tiles. Throws an Error of one sentence when it gives no usable answer, which is
 * logged, and for a while after such a failure, which is not.
 */
export interface StreetMap {
	tile: (at: TileAddress) => Promise<StreetTile>;
}

/**
 * A tile's bytes. `empty`: its host says that nothing is there. `missing`: its host does not have it, as some do not at
 * sea; but it may also have lost its tiles, or moved them.
 */
export type StreetTile = Buffer | 'empty' | 'missing';

interface StreetMapDeps {
	styleUrl: string;
	ask: AskOutside;
	now: () => Date;
	log: Log;
}

/** Thrown when the service works, but refuses one tile or sends it broken. */
class TileUnusable extends Error {}

/**
 * Connects to the tiles that a map style names. Of the style, only their address is used: the colors and widths are the
 * site's own. A failing service gets a rest, longer each time, so that a map does not wait for it again and again.
 * Security: our server asks in place of the readers, so no other host learns who looks at which campus.
 */
export function createStreetMap({ styleUrl, ask, now, log }: StreetMapDeps): StreetMap {
	const { host } = new URL(styleUrl);
	const rest = createRest(now, LONGEST_REST_MS);
	let known: { found: Promise<StyleTiles>; until: number } | undefined;
	let missing = 0;

	function style(): Promise<StyleTiles> {
		const at = now().getTime();
		if (known && at < known.until) return known.found;
		const found = findTiles(styleUrl, ask);
		known = { found, until: at + REMEMBERED_MS.whole };
		found.then(
			({ broken }) => {
				if (broken.length === 0) return;
				for (const words of broken) log(`The street map skips a source: ${words}`);
				// It may be the one with the streets.
				known = { found, until: now().getTime() + REMEMBERED_MS.broken };
			},
			// The caller gets the error; this only has the style read again after the rest.
			() => {
				known = undefined;
			},
		);
		return found;
	}

	async function bring({ z, x, y }: TileAddress): Promise<StreetTile> {
		const { template } = await style();
		const address = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
		const url = new URL(address, styleUrl);
		const { status, headers, text } = await ask({
			url,
			mostBytes: MOST_BYTES,
			isBinary: true,
			timeoutMs: TIMEOUT_MS,
		});
		if (status === 204) return 'empty';
		if (status === 404) return 'missing';
		if (status === 400) throw new TileUnusable(`${url.host} refused a tile.`);
		if (status !== 200) throw new Error(`${url.host} answered ${status} for a tile.`);
		const bytes = Buffer.from(text, 'latin1');
		// Many hosts store tiles compressed, and send them that way unasked.
		return headers['content-encoding'] === 'gzip' ? unpacked(bytes, url) : bytes;
	}

	function noteAnswer(tile: StreetTile): void {
		if (tile !== 'missing') {
			if (missing >= MANY_MISSING) log('The street map has tiles again.');
			missing = 0;
			return;
		}
		missing += 1;
		if (missing === MANY_MISSING)
			log(`The street map answered 404 for ${missing} tiles in a row: its style is read again.`);
		// Some hosts move their tiles with each new map of the streets, and the style says where to.
		if (missing % MANY_MISSING === 0) known = undefined;
	}

	function noteFailure(error: unknown): void {
		// A map asks for many tiles at once: those that fail together count as one failure.
		if (rest.leftMs() > 0) return;
		log(`The street map gave no tile: ${reasonOf(error)}`);
		if (!(error instanceof TileUnusable || error instanceof AnswerTooLarge)) rest.begin();
	}

	return {
		tile: async (at) => {
			if (rest.leftMs() > 0) throw new Error(`${host} failed a moment ago and is left alone for now.`);
			try {
				const tile = await bring(at);
				noteAnswer(tile);
				// One that was under way when another failed ends no rest.
				if (rest.leftMs() === 0 && rest.end()) log('The street map answers again.');
				return tile;
			} catch (error) {
				noteFailure(error);
				throw error;
			}
		},
	};
}

function unpacked(bytes: Buffer, { host }: URL): Buffer {
	try {
		return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
	} catch (error) {
		throw new TileUnusable(`${host} sent a tile that cannot be unpacked: ${reasonOf(error)}`);
	}
}
