import * as z from 'zod/mini';
import type { OwnImage } from '#domain/images/edit-image.ts';
import type { FoundImage } from '#domain/images/find-image.ts';
import { isOwnImage } from '#domain/images/image-address.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import { isServiceAddress } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import type { Stores } from '#server/stores.ts';
import { createCommons } from './commons.ts';
import type { ImageIntake } from './intake.ts';

const COMMONS = 'https://commons.wikimedia.org/w/api.php';

/** Environment variable for the image search. */
export const imageSearchVariables = {
	IMAGE_SEARCH: z.optional(
		z
			.string()
			.check(
				z.refine(
					(text) => text === 'commons' || isServiceAddress(text),
					'must be commons, or the https address of the api.php of another MediaWiki (http only on this machine)',
				),
			),
	),
};

/** Where to search for images; null for our own. */
export const imageSearchOf = (given: string | undefined): string | null =>
	given === 'commons' ? COMMONS : (given ?? null);

/** Finds images by words. */
export interface ImageSearch {
	/** The host we ask; null for none. */
	from: string | null;
	/** Returns the best few matches. @throws Problem `service_unavailable` */
	find: (words: string) => Promise<FoundImage[]>;
	/** Stores a found image here, like any other. @throws Problem `service_unavailable`, `image_refused` */
	bring: (id: string, by: string) => Promise<OwnImage>;
}

interface Deps {
	/** A wiki's API address; null searches our own images. */
	api: string | null;
	publicUrl: string;
	stores: Pick<Stores, 'images'>;
	imageIntake: ImageIntake;
	ask: AskOutside;
	log: Log;
}

export function createImageSearch({ api, stores: { images }, ...deps }: Deps): ImageSearch {
	if (api !== null) return createCommons({ api, ...deps });
	return {
		from: null,
		find: images.search,
		bring: async (image) => {
			const known = isOwnImage(image) && (await images.named(image.slice('/images/'.length)));
			if (!known) throw new Problem('image_refused', 'There is no such picture here. Search again.');
			return { image, width: known.width, height: known.height };
		},
	};
}
