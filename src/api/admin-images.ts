import { type ImageAddress, type OwnImage, ownImageSchema } from '#domain/images/edit-image.ts';
import { type ChosenImage, type FoundImages, foundImagesSchema } from '#domain/images/find-image.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

/** Has our server fetch and store the picture at an address. */
export const bringImageFrom = (url: string): Promise<OwnImage> =>
	send<OwnImage, ImageAddress>('/admin/image/address', ownImageSchema, {
		body: { url },
		patienceMs: LONG_PATIENCE_MS,
	});

/** Uploads a picture. */
export function uploadImage(file: File): Promise<OwnImage> {
	const title = file.name.replace(/\.\w+$/, '').slice(0, 200);
	const headers = { 'content-type': 'application/octet-stream' };
	const path = `/admin/image?title=${encodeURIComponent(title)}`;
	return send<OwnImage, File>(path, ownImageSchema, { headers, body: file, patienceMs: LONG_PATIENCE_MS });
}

/** Finds at most five pictures that match the words. */
export const findImages = (words: string): Promise<FoundImages> =>
	getJson(`/admin/image/search?words=${encodeURIComponent(words)}`, foundImagesSchema, LONG_PATIENCE_MS);

/** Has our server store a picture from the search. */
export const bringFoundImage = (id: string): Promise<OwnImage> =>
	send<OwnImage, ChosenImage>('/admin/image/found', ownImageSchema, {
		body: { id },
		patienceMs: LONG_PATIENCE_MS,
	});
