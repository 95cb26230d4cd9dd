import { type OwnImage, ownImageSchema } from '#domain/images/edit-image.ts';
import { type FoundImages, foundImagesSchema } from '#domain/images/find-image.ts';
import { askOffice, postToOffice } from './office-request.ts';

/** Has our server fetch and store the picture at an address. @throws Refused */
export const bringImageFrom = (url: string): Promise<OwnImage> =>
	postToOffice('/admin/image/address', ownImageSchema, { url });

/** Uploads a picture. @throws Refused */
export function uploadImage(file: File): Promise<OwnImage> {
	const title = file.name.replace(/\.\w+$/, '').slice(0, 200);
	const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file };
	return askOffice(`/admin/image?title=${encodeURIComponent(title)}`, ownImageSchema, init);
}

/** At most five pictures that match the words. @throws Refused */
export const findImages = (words: string): Promise<FoundImages> =>
	askOffice(`/admin/image/search?words=${encodeURIComponent(words)}`, foundImagesSchema);

/** Has our server store a picture from the search. @throws Refused */
export const bringFoundImage = (id: string): Promise<OwnImage> =>
	postToOffice('/admin/image/found', ownImageSchema, { id });
