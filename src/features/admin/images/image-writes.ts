import * as calls from '#api/admin-images.ts';
import type { OwnImage } from '#domain/images/edit-image.ts';
import type { FoundImage, FoundImages } from '#domain/images/find-image.ts';
import { limits } from '#domain/limits.ts';
import { errorWords } from '../failure-words.ts';

const TOO_LARGE = `The picture is larger than ${limits.pictureBytes / 1_000_000} MB. Use a smaller one.`;

/** The address of a picture now on this site, or an error message. */
export type BroughtImage = { image: string } | { fault: string };

export const bringFrom = (address: string) => bringing(() => calls.bringImageFrom(address));

export const bringFile = (file: File) => bringing(() => calls.uploadImage(file));

export const bringFound = ({ id }: FoundImage) => bringing(() => calls.bringFoundImage(id));

/** A few pictures for a search, or an error message. */
export async function findImages(words: string): Promise<FoundImages | { fault: string }> {
	try {
		return await calls.findImages(words);
	} catch (error) {
		return { fault: errorWords(error) };
	}
}

async function bringing(work: () => Promise<OwnImage>): Promise<BroughtImage> {
	try {
		return { image: (await work()).image };
	} catch (error) {
		return {
			fault: errorWords(error, { too_large: TOO_LARGE }),
		};
	}
}
