import { createHash } from 'node:crypto';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Problem } from '#server/http/problems.ts';
import { extentOf } from './extent.ts';

/** A file of a few bytes can claim a billion pixels, and would take that much memory to decode. */
const MOST_PIXELS = 50_000_000;
const LARGEST = 1600;
const QUALITY = 80;

/** An image as this site stores it. */
export interface RemadeImage {
	name: string;
	bytes: Buffer;
	width: number;
	height: number;
}

/**
 * Returns the image re-encoded as WebP, with neither side longer than `largest` pixels. Security: nothing of the file
 * itself is stored, so neither hidden data nor the place it was taken gets out. Its first bytes decide its kind, never
 * its name or declared type.
 * @throws Problem `image_refused`, in words for the editor
 */
export async function remade(original: Buffer, largest = LARGEST): Promise<RemadeImage> {
	const extent = extentOf(original);
	if (!extent) throw refused(unknownWords(original.toString('latin1', 0, 4096)));
	const { width, height } = extent;
	if (width * height > MOST_PIXELS)
		throw refused(`The picture has ${width} by ${height} pixels, more than we can open. Use a smaller one.`);
	const picture = new Transformer(original).rotate();
	if (Math.max(width, height) > largest)
		picture.resize({ width: largest, height: largest, fit: ResizeFit.Inside });
	const bytes = await picture.webp(QUALITY).catch(unreadable);
	const size = extentOf(bytes) ?? unreadable();
	const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
	return { name: `${hash}.webp`, bytes, ...size };
}

/** Says why a file of unknown kind is refused, judging by its first characters. */
function unknownWords(beginning: string): string {
	if (beginning.startsWith('GIF8')) return 'This site cannot open a GIF. Save it as a PNG or a JPG.';
	if (/<svg[\s>]/i.test(beginning))
		return 'An SVG can carry scripts, so this site keeps none. Use a JPG or a PNG.';
	return 'This is not a picture that we can read. Use a JPG, a PNG or a WebP.';
}

const refused = (words: string) => new Problem('image_refused', words);

function unreadable(): never {
	throw refused('This picture is broken. Open it on your computer and save it again.');
}
