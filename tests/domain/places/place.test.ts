import { expect, test } from 'vitest';
import { placeSchema } from '#domain/places/place.ts';

test.each([
	['https://www.inn.example', true],
	// Kept from before every scheme was made small.
	['HTTP://inn.example', true],
	[null, true],
	['www.inn.example', false],
	['javascript:alert(1)', false],
])('whether a place may have the website %s: %s', (website, may) => {
	expect(placeSchema.shape.website.safeParse(website).success).toBe(may);
});
