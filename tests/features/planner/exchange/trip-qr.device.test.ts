import fc from 'fast-check';
import jsQr from 'jsqr';
import { encode } from 'uqr';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeCollector } from '#domain/exchange/code-parts.ts';
import { bytesToBase64url } from '#domain/sync/base64url.ts';
import { bareStop, contentOf } from '#domain/trips/trip-content.ts';
import { readTripCode, tripCodes } from '#features/planner/exchange/trip-qr.ts';
import { aContent, anyContent, tripOf } from '../../../domain/exchange/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://tours.example' }));

/** The text a camera reads from its drawn code. */
function photographed(text: string): string | undefined {
	const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
	const [scale, width] = [4, size * 4];
	const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
	for (let y = 0; y < width; y++)
		for (let x = 0; x < width; x++)
			if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) pixels.set([0, 0, 0], (y * width + x) * 4);
	return jsQr(pixels, width, width)?.data;
}

test('the pictures of any trip bring it back whole', async () => {
	await fc.assert(
		fc.asyncProperty(anyContent, async (content) => {
			const trip = tripOf(content);
			const collect = codeCollector();
			const heard = (await tripCodes(trip)).map((text) => collect(text)).at(-1);
			expect(heard && 'code' in heard && (await readTripCode(heard.code))).toEqual({
				content: contentOf(trip),
			});
		}),
	);
});

test('an ordinary trip of eight stops is one link, and a camera reads its picture', async () => {
	const names = ['Yale University', 'Wesleyan University', 'Brown University', 'Tufts University'];
	const more = ['Boston College', 'Amherst College', 'Williams College', 'Dartmouth College'];
	const content = aContent([...names, ...more], { start_date: '2027-04-19' });
	const stops = content.stops.map((stop, at) => ({
		...stop,
		place: { ...stop.place, lat: 41.3163 + at / 7.13, long: -72.9223 + at / 9.77, city: `Town ${at}` },
		tour_at: `2027-04-${19 + Math.floor(at / 3)}T1${at % 3}:00`,
	}));
	const texts = await tripCodes(tripOf({ ...content, stops }));
	expect(texts).toHaveLength(1);
	expect(photographed(texts[0] ?? '')).toBe(texts[0]);
});

test('a trip with long notes comes in several pictures, each of which a camera reads', async () => {
	const note = Array.from({ length: 1500 }, (_, n) =>
		String.fromCodePoint(0x4e00 + ((n * 7919) % 20000)),
	).join('');
	const trip = tripOf(aContent([], { stops: [bareStop(aPlace(), note)] }));
	const texts = await tripCodes(trip);
	expect(texts.length).toBeGreaterThan(3);
	const collect = codeCollector();
	const heard = texts.map((text) => collect(photographed(text) ?? '')).at(-1);
	expect(heard && 'code' in heard && (await readTripCode(heard.code))).toEqual({ content: contentOf(trip) });
});

test('invalid codes, and those that compress a flood into a few letters, are refused', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const pressed = async (text: string) => {
		const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
		return bytesToBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
	};
	const none = { fault: { kind: 'no_trip_in_code' } };
	for (const code of ['abc', '', '____', await pressed('{}'), await pressed(' '.repeat(100_000_000))])
		expect(await readTripCode(code)).toEqual(none);
	expect(await readTripCode(await pressed('[7]'))).toEqual({ fault: { kind: 'newer' } });
	await fc.assert(
		fc.asyncProperty(fc.uint8Array(), async (bytes) => {
			expect(await readTripCode(bytesToBase64url(bytes))).toEqual(none);
		}),
	);
});
