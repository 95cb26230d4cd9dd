import type { Heard } from '#domain/exchange/code-parts.ts';
import type { ImportFault } from '#domain/exchange/import-fault.ts';
import { readQrFile } from '#ui/qr/read-qr.ts';
import type { Read } from './importable.ts';
import { readCode, readFile } from './read-file.ts';

/** Takes and remembers each text that was read: a long trip may come picture by picture. */
type Collect = (text: string) => Heard;

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|hei[cf]|bmp|tiff?)$/i;

/** Reads the user's choice: one file, or pictures of a trip's codes; at least one of either. */
export async function readChosen(files: readonly File[], collect: Collect): Promise<Read> {
	if (files.every(isPicture)) return readPictures(files, collect);
	const [file, ...more] = files;
	if (!file || more.length > 0) return { fault: { kind: 'one_at_a_time' } };
	return readFile(file);
}

/** Browsers report no type for some kinds, such as an iPhone's photos. */
function isPicture({ type, name }: File): boolean {
	return type.startsWith('image/') || (type === '' && PICTURE_NAME.test(name));
}

async function readPictures(pictures: readonly Blob[], collect: Collect): Promise<Read> {
	const unread: ImportFault[] = [];
	let seen: { have: number; count: number } | undefined;
	for (const picture of pictures) {
		const read = await heardIn(picture, collect);
		if (!Array.isArray(read)) {
			unread.push(read);
			continue;
		}
		const whole = read.find((heard) => 'code' in heard);
		if (whole) return readCode(whole.code);
		seen = read.findLast((heard) => 'have' in heard) ?? seen;
	}
	if (seen) return { fault: { kind: 'part_missing', ...seen, unread: unread.length } };
	return { fault: unread[0] ?? { kind: 'no_code' } };
}

/** Reads the contents of a picture's codes, or why there were none. */
async function heardIn(picture: Blob, collect: Collect): Promise<NonNullable<Heard>[] | ImportFault> {
	const texts = await readQrFile(picture);
	if (texts === null) return { kind: 'no_picture' };
	if (texts.length === 0) return { kind: 'no_code' };
	const heard = texts.map(collect).filter((each): each is NonNullable<Heard> => each !== null);
	return heard.length > 0 ? heard : { kind: 'no_trip_in_code' };
}
