import { isWebAddress } from '#domain/forms/web-address.ts';
import type { OwnImage } from '#domain/images/edit-image.ts';
import { isOwnImage } from '#domain/images/image-address.ts';
import { limits } from '#domain/limits.ts';
import { Problem } from '#server/http/problems.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { noAnswerWords } from '#server/outside/ask-json.ts';
import type { Stores } from '#server/stores.ts';
import { remade } from './remake.ts';
import type { Origin } from './store.ts';

const PATIENCE_MS = 15_000;
/** Width of a preview among search results. */
const PREVIEW = 320;

/** Brings images to this site: pages show none from other sites. `by` is the editor. */
export interface ImageIntake {
	/** Re-encodes an image and stores it. @throws Problem `image_refused` if it cannot. */
	save: (original: Buffer, by: string, title: string) => Promise<OwnImage>;
	/** Fetches the image at an address once, and stores it. @throws Problem `image_refused` */
	fetch: (url: string, by: string) => Promise<OwnImage>;
	/** Does the same for a search result, with its title and credit. @throws Problem `image_refused` */
	bring: (url: string, said: Pick<Origin, 'by' | 'title' | 'credit'>) => Promise<OwnImage>;
	/**
	 * Returns a small version of the image at an address, as a `data:` address; nothing is stored.
	 * @throws Problem `image_refused`
	 */
	preview: (url: string) => Promise<string>;
	/** Returns the local address of an image, which is fetched first if needed. @throws Problem `image_refused` */
	own: (image: string, by: string) => Promise<string>;
}

interface Deps {
	stores: Pick<Stores, 'images'>;
	ask: AskOutside;
	now: () => Date;
}

/** Creates the only way for images to get here. */
export function createImageIntake({ stores: { images }, ask, now }: Deps): ImageIntake {
	async function save(original: Buffer, origin: Origin) {
		const image = await remade(original);
		await images.save(image, origin, now());
		return { image: `/images/${image.name}`, width: image.width, height: image.height };
	}
	const bring: ImageIntake['bring'] = async (url, said) =>
		save(await fetched(ask, url), { ...said, source: url });
	const fetch = async (url: string, by: string) => {
		if (!isWebAddress(url) || !URL.canParse(url)) throw new Problem('image_refused', 'Invalid Image URL');
		return bring(url, { by, title: titleOf(url), credit: null });
	};
	return {
		save: (original, by, title) => save(original, { by, title, source: null, credit: null }),
		fetch,
		bring,
		preview: async (url) => {
			const { bytes } = await remade(await fetched(ask, url), PREVIEW);
			return `data:image/webp;base64,${bytes.toString('base64')}`;
		},
		own: async (image, by) => (isOwnImage(image) ? image : (await fetch(image, by)).image),
	};
}

/** The file name in an address, as words. */
const titleOf = (url: string): string => {
	const [, file = ''] = /([^/]*?)(\.\w+)?$/.exec(new URL(url).pathname) ?? [];
	return file.replace(/(%[\da-f]{2}|[-_])+/gi, ' ').trim();
};

async function fetched(ask: AskOutside, url: string): Promise<Buffer> {
	const asked = { url: new URL(url), mostBytes: limits.pictureBytes, timeoutMs: PATIENCE_MS };
	const headers = { Accept: 'image/*' };
	const answer = await ask({ ...asked, headers, isBinary: true }).catch((error: Error) => {
		throw new Problem('image_refused', `The picture could not be fetched. ${noAnswerWords(error)}`);
	});
	if (answer.status !== 200)
		throw new Problem(
			'image_refused',
			`The picture could not be fetched: its site answers ${answer.status}.`,
		);
	return Buffer.from(answer.text, 'latin1');
}
