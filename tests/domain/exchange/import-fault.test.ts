import { expect, test } from 'vitest';
import { faultWords, seenWords } from '#domain/exchange/import-fault.ts';

test('a damaged trip file names the value, and any other fault has words of its own', () => {
	expect(faultWords({ kind: 'wrong_value', where: 'stop 1, tour_at' })).toBe(
		'This trip file is damaged (stop 1, tour_at). Nothing was changed.',
	);
	expect(faultWords({ kind: 'no_places' })).toBe('There are no places in this file.');
});

test('a trip of several codes says how many were seen, and which pictures were of no use', () => {
	expect(seenWords({ have: 1, count: 3 })).toBe('1 of 3 codes scanned.');
	expect(faultWords({ kind: 'part_missing', have: 1, count: 3, unread: 0 })).toBe(
		'1 of 3 codes scanned. Choose pictures of the others.',
	);
	expect(faultWords({ kind: 'part_missing', have: 1, count: 3, unread: 2 })).toBe(
		'1 of 3 codes scanned. We found none of them in 2 pictures. Choose pictures of the others.',
	);
});
