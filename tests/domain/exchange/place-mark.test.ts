import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMark, readPlaceMark } from '#domain/exchange/place-mark.ts';
import { textToBase64url } from '#domain/sync/base64url.ts';
import { anyPlace } from '../trips/builders.ts';

test('a mark brings back everything but the point', () => {
	fc.assert(
		fc.property(anyPlace, (place) => {
			const { lat: _, long: __, ...rest } = place;
			const mark = placeMark(place);
			expect(mark).toMatch(/^tour-trails:[\w-]+$/);
			expect(readPlaceMark(mark)).toEqual(rest);
		}),
	);
});

test('other people’s words are not a mark of ours', () => {
	const mark = (json: string) => `tour-trails:${textToBase64url(json)}`;
	for (const words of ['', 'Scenic Area', 'tour-trails:', 'tour-trails:?', textToBase64url('["x","","",""]')])
		expect(readPlaceMark(words)).toBeNull();
	for (const json of ['', 'null', '["x","",""]', '["castle","","",""]', '["x","","",1]', '["x","","","",1]'])
		expect(readPlaceMark(mark(json))).toBeNull();
});

test('a mark of an older file has no name', () => {
	const mark = `tour-trails:${textToBase64url('["hotel","7","New Haven","CT"]')}`;
	expect(readPlaceMark(mark)).toEqual({
		type: 'hotel',
		code: '7',
		city: 'New Haven',
		state: 'CT',
		name: null,
	});
});
