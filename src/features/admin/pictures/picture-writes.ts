import { bringFoundImage, bringImageFrom, findImages, uploadImage } from '#api/admin-images.ts';
import type { OwnImage } from '#domain/colleges/edit-image.ts';
import type { FoundImage, FoundImages } from '#domain/colleges/find-image.ts';
import { refusalWords } from '../failure-words.ts';

/** The address of a picture that is on this site now, or why it is not. */
export type Brought = { image: string } | { fault: string };

/** Fetches the picture at an address. */
export const bringFrom = (address: string) => bringing(() => bringImageFrom(address));

/** Uploads a picture. */
export const bringFile = (file: File) => bringing(() => uploadImage(file));

/** Fetches a picture that a search found. */
export const bringFound = ({ id }: FoundImage) => bringing(() => bringFoundImage(id));

/** The few pictures that a search finds, or why it did not. */
export async function findPictures(words: string): Promise<FoundImages | { fault: string }> {
	try {
		return await findImages(words);
	} catch (error) {
		return { fault: refusalWords(error) };
	}
}

async function bringing(work: () => Promise<OwnImage>): Promise<Brought> {
	try {
		return { image: (await work()).image };
	} catch (error) {
		return {
			fault: refusalWords(error, { too_large: 'The picture is larger than 10 MB. Use a smaller one.' }),
		};
	}
}
