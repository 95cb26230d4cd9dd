import { crc32, deflateSync } from 'node:zlib';

/**
 * Encodes a square of RGBA pixels as a PNG with at most 256 colors: a quarter of the size of a browser's screenshot of
 * it.
 */
export function indexedPng(pixels: Uint8Array, size: number): Buffer {
	const exact = Array.from({ length: size * size }, (_, at) => colorOf(pixels.subarray(at * 4, at * 4 + 4)));
	const colorByShade = commonest(exact);
	const shades = [...colorByShade.keys()];
	if (shades.length > 256) throw new Error(`${shades.length} colors do not fit a palette`);
	const indexes = new Map(shades.map((shade, index) => [shade, index]));
	const rows = Buffer.alloc(size * (size + 1));
	// Every row starts with its filter type, here none.
	exact.forEach((color, at) => {
		rows[at + Math.floor(at / size) + 1] = indexes.get(shadeOf(color)) ?? 0;
	});
	const colors = [...colorByShade.values()];
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 3], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk(
			'PLTE',
			Buffer.from(colors.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255])),
		),
		chunk('tRNS', Buffer.from(colors.map((color) => color & 255))),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** The most frequent color of each shade, so that flat areas stay exact and only blended edges change. */
function commonest(colors: number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
	const byCount = [...counts].sort((a, b) => a[1] - b[1]).map(([color]) => color);
	return new Map(byCount.map((color) => [shadeOf(color), color]));
}

const colorOf = ([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array) =>
	alpha === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;

/** Colors of one shade differ by less than a sixteenth in each channel. */
const shadeOf = (color: number) => (color & 0xf0f0f0f0) >>> 0;

function chunk(type: string, body: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'ascii'), body]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(body.length, 0);
	frame.writeUInt32BE(crc32(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
