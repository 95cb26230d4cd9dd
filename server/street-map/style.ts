import * as z from 'zod/mini';
import { readJson } from '#domain/read-json.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { AskOutside } from '#server/outside/ask.ts';

/** How long the host of a style or of its tiles has for each answer. */
export const TIMEOUT_MS = 8000;
const MOST_BYTES = 2_000_000;

const styleSchema = z.object({
	sources: z.record(
		z.string(),
		z.object({
			type: z.string(),
			url: z.optional(z.string()),
			tiles: z.optional(z.array(z.string())),
		}),
	),
});
const tilesSchema = z.object({
	tiles: z.array(z.string()).check(z.minLength(1)),
	vector_layers: z.optional(z.array(z.object({ id: z.string() }))),
});

/** Where a style's tiles are. */
export interface StyleTiles {
	/** The address of a tile, with `{z}`, `{x}` and `{y}` in it. */
	template: string;
	/** Each source that could not be read and was skipped, with the reason. */
	broken: string[];
}

/**
 * Reads a map style and finds its first source with streets. A source that cannot be read does not stop the others.
 * @throws Error of one sentence when no source can be used
 */
export async function findTiles(styleUrl: string, ask: AskOutside): Promise<StyleTiles> {
	const { sources } = await read(styleUrl, styleSchema);
	const broken: string[] = [];
	for (const [name, { type, url, tiles }] of Object.entries(sources)) {
		if (type !== 'vector') continue;
		try {
			const [template, layers] = tiles?.[0] ? [tiles[0], undefined] : await describedAt(url);
			if (layers?.every(({ id }) => id !== 'transportation')) continue;
			if (template && /\{z\}.*\{x\}.*\{y\}/.test(template)) return { template, broken };
		} catch (error) {
			broken.push(`“${name}” cannot be read: ${reasonOf(error)}`);
		}
	}
	const [fault] = broken;
	if (fault) throw new Error(`the source ${fault}`);
	throw new Error(`${new URL(styleUrl).host} has no tiles with OpenMapTiles' layers.`);

	async function describedAt(url: string | undefined) {
		if (url === undefined) return [];
		const { tiles, vector_layers } = await read(url, tilesSchema);
		return [tiles[0], vector_layers] as const;
	}

	async function read<T>(address: string, schema: z.ZodMiniType<T>): Promise<T> {
		const url = new URL(address, styleUrl);
		const { status, text } = await ask({ url, mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS });
		if (status !== 200) throw new Error(`${url.host} answered ${status}.`);
		const parsed = schema.safeParse(readJson(text));
		if (!parsed.success) throw new Error(`${url.host} did not answer with a map style or its tiles.`);
		return parsed.data;
	}
}
