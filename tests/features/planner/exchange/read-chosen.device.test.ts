import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeCollector } from '#domain/exchange/code-parts.ts';
import { faultWords } from '#domain/exchange/import-fault.ts';
import { bareStop, contentOf } from '#domain/trips/trip-content.ts';
import { readChosen } from '#features/planner/exchange/read-chosen.ts';
import { tripCodes } from '#features/planner/exchange/trip-qr.ts';
import { aContent, tripOf } from '../../../domain/exchange/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

/** A browser whose pictures are texts: each line is a code, and none can be shown that begins with "broken". */
beforeEach(() => {
	vi.stubGlobal('location', { origin: 'https://tours.example' });
	vi.stubGlobal('createImageBitmap', async (file: Blob) => {
		const text = await file.text();
		if (text.startsWith('broken')) throw new DOMException('No picture', 'InvalidStateError');
		return { width: 1, height: 1, text, close: () => undefined };
	});
	vi.stubGlobal(
		'BarcodeDetector',
		class {
			static getSupportedFormats = async () => ['qr_code'];
			detect = async ({ text }: { text: string }) =>
				text
					.split('\n')
					.filter(Boolean)
					.map((rawValue) => ({ rawValue }));
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

const picture = (text: string) => new File([text], 'code.png', { type: 'image/png' });

async function aLongTrip() {
	const note = Array.from({ length: 700 }, (_, n) =>
		String.fromCodePoint(0x4e00 + ((n * 7919) % 20000)),
	).join('');
	const trip = tripOf(aContent([], { stops: [bareStop(aPlace(), note)] }));
	const [first = '', second = '', ...rest] = await tripCodes(trip);
	const importable = { content: contentOf(trip), unplaced: [], more: 0, lacks: '' };
	return { first, second, rest, importable, count: rest.length + 2 };
}

test('the codes of a long trip come in several pictures, chosen together or one after the other', async () => {
	const { first, second, rest, importable, count } = await aLongTrip();
	const together = [rest.join('\n'), second, first].map(picture);
	expect(await readChosen(together, codeCollector())).toEqual({ importable });

	const collect = codeCollector();
	const one = await readChosen([picture(first)], collect);
	expect(one).toEqual({ fault: { kind: 'part_missing', have: 1, count, unread: 0 } });
	const two = await readChosen([picture(''), picture('broken'), picture(second)], collect);
	expect(two).toEqual({ fault: { kind: 'part_missing', have: 2, count, unread: 2 } });
	expect('fault' in two && faultWords(two.fault)).toBe(
		`2 of ${count} codes scanned. We found none of them in 2 pictures. Choose pictures of the others.`,
	);
	expect(await readChosen([picture(rest.join('\n'))], collect)).toEqual({ importable });
});

test('a picture with no code, with another one, or of a kind that cannot be shown says so', async () => {
	const faultOf = async (...texts: string[]) => readChosen(texts.map(picture), codeCollector());
	expect(await faultOf('')).toEqual({ fault: { kind: 'no_code' } });
	expect(await faultOf('https://example.com')).toEqual({ fault: { kind: 'no_trip_in_code' } });
	expect(await faultOf('broken')).toEqual({ fault: { kind: 'no_picture' } });
	expect(await faultOf('https://example.com', '')).toEqual({ fault: { kind: 'no_trip_in_code' } });
});

test('a picture whose kind the browser does not know is one by its name', async () => {
	const { first, second, rest, importable } = await aLongTrip();
	const unknown = new File([first], 'IMG_0412.HEIC');
	expect(await readChosen([unknown, picture(second), picture(rest.join('\n'))], codeCollector())).toEqual({
		importable,
	});
	const file = new File(['{}'], 'trip');
	expect(await readChosen([file, picture('')], codeCollector())).toEqual({
		fault: { kind: 'one_at_a_time' },
	});
	expect(await readChosen([file], codeCollector())).toEqual({ fault: { kind: 'unknown_kind' } });
});

test('files that are not pictures come one at a time, and a large photo is still a picture', async () => {
	const file = new File(['{}'], 'trip.json', { type: 'application/json' });
	const chosen = await readChosen([picture(''), file], codeCollector());
	expect(chosen).toEqual({ fault: { kind: 'one_at_a_time' } });
	expect(await readChosen([file], codeCollector())).toEqual({ fault: { kind: 'unknown_kind' } });
	const photo = picture('\n'.repeat(5_000_000));
	expect(await readChosen([photo], codeCollector())).toEqual({ fault: { kind: 'no_code' } });
});
