import type { Licence } from '#domain/billing/licences.ts';

/** The licences as a table for a spreadsheet (RFC 4180). */
export function licenceCsv(licences: Licence[]): string {
	const rows = licences.map(({ code, state, redeemed_by, redeemed, bought }) => [
		code,
		state,
		redeemed_by ?? '',
		redeemed ?? '',
		bought,
	]);
	const lines = [['Code', 'Status', 'Redeemed by', 'Redeemed', 'Bought'], ...rows];
	return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Security: a spreadsheet takes what begins like a formula for one, and anyone can choose what they are called. */
function cell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
