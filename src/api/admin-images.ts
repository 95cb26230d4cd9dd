import { type OwnImage, ownImageSchema } from '#domain/colleges/edit-image.ts';
import { type FoundImages, foundImagesSchema } from '#domain/colleges/find-image.ts';
import { askOffice, postToOffice } from './office-request.ts';

/** Has the picture at an address fetched and kept by our server. @throws ApiError, Refused */
export const bringImageFrom = (url: string): Promise<OwnImage> =>
	postToOffice('/admin/image/address', ownImageSchema, { url });

/** Uploads a picture. @throws ApiError, Refused */
export function uploadImage(file: File): Promise<OwnImage> {
	const title = file.name.replace(/\.\w+$/, '').slice(0, 200);
	const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file };
	return askOffice(`/admin/image?title=${encodeURIComponent(title)}`, ownImageSchema, init);
}

/** At most five pictures that show what the words say. @throws ApiError, Refused */
export const findImages = (words: string): Promise<FoundImages> =>
	askOffice(`/admin/image/search?words=${encodeURIComponent(words)}`, foundImagesSchema);

/** Brings one that was found here. @throws ApiError, Refused */
export const bringFoundImage = (id: string): Promise<OwnImage> =>
	postToOffice('/admin/image/found', ownImageSchema, { id });
