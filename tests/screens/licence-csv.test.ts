import { expect, test } from 'vitest';
import { licenceCsv } from '#features/account/licence-csv.ts';

const bought = '2026-11-21T23:30:00.000Z';

test('licenses are a table for a spreadsheet, in which nobody’s name is a formula', () => {
	const ready = { code: 'TRAIL-1', state: 'ready' as const, redeemed_by: null, redeemed: null, bought };
	const taken = { ...ready, state: 'redeemed' as const, redeemed_by: '=1+"2",3', redeemed: bought };
	expect(licenceCsv([ready, taken])).toBe(
		[
			'"Code","Status","Redeemed by","Redeemed","Bought"\r\n',
			`"TRAIL-1","ready","","","${bought}"\r\n`,
			`"TRAIL-1","redeemed","'=1+""2"",3","${bought}","${bought}"\r\n`,
		].join(''),
	);
});
