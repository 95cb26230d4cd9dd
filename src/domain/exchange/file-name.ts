/** In characters of up to four bytes: no name of a file is longer than 255 bytes. */
const LONGEST = 60;
/** What a path or a system of files would take for something else, and what no one sees. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Windows keeps these names for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file's name after the trip's, fit for every system: "Spring break loop.ics". */
export function fileName(title: string, ending: string): string {
	const plain = [...title.replace(UNFIT, ' ').replace(/\s+/g, ' ')].slice(0, LONGEST).join('');
	const name = plain.replace(/^[\s.]+|[\s.]+$/g, '');
	return `${name === '' || RESERVED.test(name) ? 'College trip' : name}.${ending}`;
}
