import { isOwnImage, isWebAddress } from '#domain/colleges/addresses.ts';
import type { OwnImage } from '#domain/colleges/edit-image.ts';
import { Problem } from '#server/http/problems.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import type { Stores } from '#server/stores.ts';
import { MOST_IMAGE_BYTES, remade } from './remake.ts';

const PATIENCE_MS = 15_000;

/** Brings pictures to this site: pages show none from anywhere else. `by` is who brings it. */
export interface Pictures {
	/** Makes a picture anew and keeps it. @throws Problem `image_refused` for what is none. */
	keep: (original: Buffer, by: string) => Promise<OwnImage>;
	/** Fetches the picture at an address, once, and keeps it. @throws Problem `image_refused` */
	fetch: (url: string, by: string) => Promise<OwnImage>;
	/** The address here of a picture that is here, or is fetched for it. @throws Problem `image_refused` */
	own: (image: string, by: string) => Promise<string>;
}

interface Deps {
	stores: Pick<Stores, 'images'>;
	ask: AskOutside;
	now: () => Date;
}

/** Makes the one way by which pictures come to be here. */
export function createPictures({ stores: { images }, ask, now }: Deps): Pictures {
	async function keep(original: Buffer, by: string, source: string | null = null) {
		const image = await remade(original);
		await images.keep(image, { source, by }, now());
		return { image: `/images/${image.name}`, width: image.width, height: image.height };
	}
	const fetch = async (url: string, by: string) => keep(await fetched(ask, url), by, url);
	return {
		keep: (original, by) => keep(original, by),
		fetch,
		own: async (image, by) => (isOwnImage(image) ? image : (await fetch(image, by)).image),
	};
}

async function fetched(ask: AskOutside, url: string): Promise<Buffer> {
	if (!isWebAddress(url)) throw new Problem('image_refused', 'Invalid Image URL');
	const asked = { url: new URL(url), mostBytes: MOST_IMAGE_BYTES, timeoutMs: PATIENCE_MS };
	const headers = { Accept: 'image/*' };
	const answer = await ask({ ...asked, headers, isBinary: true }).catch((error: Error) => {
		throw new Problem('image_refused', `The picture could not be fetched. ${error.message}`);
	});
	if (answer.status !== 200)
		throw new Problem(
			'image_refused',
			`The picture could not be fetched: its site answers ${answer.status}.`,
		);
	return Buffer.from(answer.text, 'latin1');
}
