import { countWords } from '#domain/count-words.ts';

/** Why an import failed. */
export type ImportFault =
	| { kind: 'too_large' | 'not_text' | 'broken' | 'unknown_kind' | 'no_kml' | 'calendar' | 'doctype' }
	| { kind: 'no_places' | 'network_link' | 'newer' | 'no_picture' | 'no_code' | 'no_trip_in_code' }
	| { kind: 'one_at_a_time' | 'bare_links' | 'guide_link' }
	/** A map whose numbers have a decimal comma, which also separates the numbers from each other. */
	| { kind: 'decimal_comma'; written: string }
	/** For pasted text, which the family does not think of as a file. */
	| { kind: 'no_links' }
	/** Only `have` of a trip's `count` codes were seen; `unread` counts the chosen pictures that could not be read. */
	| { kind: 'part_missing'; have: number; count: number; unread: number }
	/** Our own file, with an impossible value. */
	| { kind: 'wrong_value'; where: string };

/** A trip file with ten stops and long notes is about 400 kB; a long list of places is smaller. */
export const LARGEST_FILE = 4_000_000;

export function faultWords(fault: ImportFault): string {
	if (fault.kind === 'wrong_value') return `This trip file is damaged (${fault.where}). Nothing was changed.`;
	if (fault.kind === 'decimal_comma') return commaWords(fault.written);
	if (fault.kind === 'part_missing') return partWords(fault);
	return words[fault.kind];
}

/** Words for the progress through a trip that spans several codes. */
export const seenWords = ({ have, count }: { have: number; count: number }) =>
	`${have} of ${count} codes scanned.`;

const commaWords = (written: string) =>
	`The coordinates in this file have decimal commas (${written}), so we can’t tell where its places are. Export it again with decimal points, as in -71.06,42.36.`;

function partWords(fault: { have: number; count: number; unread: number }): string {
	const unread = fault.unread > 0 ? `We found none of them in ${countWords(fault.unread, 'picture')}.` : '';
	return [seenWords(fault), unread, 'Choose pictures of the others.'].filter(Boolean).join(' ');
}

const words: Record<
	Exclude<ImportFault['kind'], 'wrong_value' | 'decimal_comma' | 'part_missing'>,
	string
> = {
	too_large: 'This file is larger than 4 MB, too large for a trip. Export just the list you need.',
	not_text: 'We can’t read the text in this file. Save it as UTF-8, or a spreadsheet as CSV, and try again.',
	broken: 'This file is damaged or incomplete. Export it again from the app it came from.',
	unknown_kind:
		'We don’t recognize this kind of file. We read JSON, GPX, KML, KMZ, CSV and pictures of codes.',
	no_kml:
		'There’s no map in this file. Save a spreadsheet as CSV, and unzip a ZIP first unless it’s a KMZ, which has a KML inside.',
	calendar: 'A calendar file has no places we can read. Use the JSON, GPX or KML file of the trip.',
	doctype:
		'This file contains its own definitions (a DOCTYPE), which we don’t read. GPX and KML don’t need any.',
	no_places: 'There are no places in this file.',
	network_link: 'This file only links to a map online. Export it again without the network link.',
	no_picture: 'This browser can’t show that picture. Try a PNG or a JPEG.',
	no_code: 'We couldn’t find a code in this picture. Get closer and take it straight on.',
	no_trip_in_code: 'That code isn’t one of our trips.',
	newer: 'This trip was made by a newer version of the app. Reload this page, then try again.',
	bare_links:
		'These links don’t say where they lead. Copy the place’s name with the link, or add it by name.',
	guide_link:
		'A whole guide can’t leave Apple Maps. Share its places one by one and copy their links, or add them by name.',
	no_links: 'There’s no link of a maps app in this text. Copy each place’s link, or add the places by name.',
	one_at_a_time: 'Choose one file at a time. Only pictures of a trip’s codes are read together.',
};
