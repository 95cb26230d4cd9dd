import { Transformer } from '@napi-rs/image';
import type { AppDeps } from '#server/app-deps.ts';

/** An image of one color. */
export const anImage = (width: number, height: number) =>
	Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height).png();

/** A world in which each address is an image; `asked` is what was fetched of it. */
export function aWorldOfImages() {
	const asked: string[] = [];
	const ask: AppDeps['ask'] = async ({ url, isBinary }) => {
		asked.push(`${url} ${isBinary}`);
		return { status: 200, headers: {}, text: (await anImage(40, 30)).toString('latin1') };
	};
	return { asked, ask };
}

/** The address of an image that this site keeps. */
export const OWN = /^\/images\/[\w-]+\.webp$/;
