import { bringFoundImage, bringImageFrom, findImages, uploadImage } from '#api/admin-images.ts';
import type { OwnImage } from '#domain/colleges/edit-image.ts';
import type { FoundImage, FoundImages } from '#domain/colleges/find-image.ts';
import { limits } from '#domain/limits.ts';
import { errorWords } from '../failure-words.ts';

const TOO_LARGE = `The picture is larger than ${limits.pictureBytes / 1_000_000} MB. Use a smaller one.`;

/** The address of a picture now on this site, or an error message. */
export type BroughtPicture = { image: string } | { fault: string };

export const bringFrom = (address: string) => bringing(() => bringImageFrom(address));

export const bringFile = (file: File) => bringing(() => uploadImage(file));

export const bringFound = ({ id }: FoundImage) => bringing(() => bringFoundImage(id));

/** A few pictures for a search, or an error message. */
export async function findPictures(words: string): Promise<FoundImages | { fault: string }> {
	try {
		return await findImages(words);
	} catch (error) {
		return { fault: errorWords(error) };
	}
}

async function bringing(work: () => Promise<OwnImage>): Promise<BroughtPicture> {
	try {
		return { image: (await work()).image };
	} catch (error) {
		return {
			fault: errorWords(error, { too_large: TOO_LARGE }),
		};
	}
}
