import { expect, test } from 'vitest';
import { spreadsheet } from '#ui/spreadsheet.ts';

test('rows are a table for a spreadsheet, in which nobody’s name is a formula', () => {
	const rows = [
		{ Code: 'TRAIL-1', 'Redeemed by': '' },
		{ Code: 'TRAIL-2', 'Redeemed by': '=1+"2",3' },
		{ Code: 'TRAIL-3', 'Redeemed by': '\t@SUM(A1)' },
		{ Code: 'TRAIL-4', 'Redeemed by': "'=1" },
		{ Code: 'TRAIL-5', 'Redeemed by': "O'Hara" },
	];
	expect(spreadsheet(rows)).toBe(
		[
			'\uFEFFCode,Redeemed by\r\n',
			'TRAIL-1,\r\n',
			`TRAIL-2,"'=1+""2"",3"\r\n`,
			`TRAIL-3,"'\t@SUM(A1)"\r\n`,
			`TRAIL-4,"''=1"\r\n`,
			"TRAIL-5,O'Hara\r\n",
		].join(''),
	);
});
