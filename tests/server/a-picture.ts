import { Transformer } from '@napi-rs/image';
import type { AppDeps } from '#server/app-deps.ts';

/** A picture of one color. */
export const aPicture = (width: number, height: number) =>
	Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height).png();

/** A world in which each address is a picture; `asked` is what was fetched of it. */
export function aWorldOfPictures() {
	const asked: string[] = [];
	const ask: AppDeps['ask'] = async ({ url, isBinary }) => {
		asked.push(`${url} ${isBinary}`);
		return { status: 200, headers: {}, text: (await aPicture(40, 30)).toString('latin1') };
	};
	return { asked, ask };
}

/** The address of a picture that this site keeps. */
export const OWN = /^\/images\/[\w-]+\.webp$/;
