import { type OwnImage, ownImageSchema } from '#domain/colleges/edit-image.ts';
import { apiAddress } from './api-address.ts';
import { ApiError } from './api-error.ts';
import { send } from './request.ts';

/** A picture was not taken: `message` says why, in the server's words. */
export class PictureRefused extends Error {}

/** Has the picture at an address fetched and kept by our server. @throws ApiError */
export const bringImageFrom = (url: string): Promise<OwnImage> =>
	send({ method: 'POST', address: apiAddress('/admin/image/address'), body: { url } }, ownImageSchema);

/** Uploads a picture. @throws ApiError, PictureRefused */
export async function uploadImage(file: File): Promise<OwnImage> {
	const answer = await fetch(apiAddress('/admin/image'), {
		method: 'POST',
		headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
		body: file,
	}).catch((cause) => {
		throw new ApiError('no_signal', { cause });
	});
	const body: unknown = await answer.json();
	if (answer.ok) return ownImageSchema.parse(body);
	const problem = ApiError.ofProblem(body, answer.status);
	if (problem.code !== 'image_refused') throw problem;
	throw new PictureRefused((body as { detail: string }).detail);
}
