import * as z from 'zod/mini';
import { type FoundImage, MOST_FOUND_IMAGES } from '#domain/images/find-image.ts';
import type { ImageCredit } from '#domain/images/image-credit.ts';
import { plainText, shortened } from '#server/html/plain-text.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { askJson, unavailable } from '#server/outside/ask-json.ts';
import type { ImageIntake } from './intake.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_000_000;
/** More than we show: some have no author, and others are not images. */
const ASKED = 20;
/** Images are fetched no wider than this. */
const WIDTH = 1600;
const PREVIEW_WIDTH = 320;
const LONGEST_AUTHOR = 80;

const said = z.optional(z.object({ value: z.union([z.string(), z.number()]) }));
const webAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));
const fileSchema = z.object({
	pageid: z.int(),
	title: z.optional(z.string()),
	/** Rank among the results. */
	index: z.optional(z.int()),
	imageinfo: z.optional(
		z.array(
			z.object({
				/** Missing for a file that is too large to be drawn small, or that the wiki has lost. */
				thumburl: z.optional(webAddress),
				descriptionurl: webAddress,
				/** Missing for a lost file. */
				mime: z.optional(z.string()),
				extmetadata: z.optional(z.object({ Artist: said, LicenseShortName: said })),
			}),
		),
	),
});
/** An unreadable entry becomes null and costs only itself; if no entry is readable, the whole answer is refused. */
const filesSchema = z
	.array(z.catch(z.nullable(fileSchema), null))
	.check(z.refine((files) => files.length === 0 || files.some((file) => file !== null)));
const answerSchema = z.union([
	z.object({ error: z.object({ code: z.string(), info: z.string() }) }),
	// The wiki omits `query` when it finds nothing.
	z.object({ batchcomplete: z.literal(true), query: z.optional(z.object({ pages: filesSchema })) }),
	z.object({ query: z.object({ pages: filesSchema }), continue: z.object({}) }),
]);

interface Deps {
	/** The wiki's API address. */
	api: string;
	/** This site's address, which the wiki asks to be told. */
	publicUrl: string;
	ask: AskOutside;
	imageIntake: Pick<ImageIntake, 'bring' | 'preview'>;
	log: Log;
}

/** Searches Wikimedia Commons, or another wiki with the same API, for images that name their author and license. */
export function createCommons({ api, publicUrl, ask, imageIntake, log }: Deps) {
	const { host } = new URL(api);
	const service = host === 'commons.wikimedia.org' ? 'Wikimedia Commons' : host;

	async function query(asked: Record<string, string>, width: number): Promise<Free[]> {
		const url = new URL(api);
		const wanted = {
			action: 'query',
			format: 'json',
			formatversion: '2',
			prop: 'imageinfo',
			iiprop: 'url|mime|extmetadata',
			iiextmetadatafilter: 'Artist|LicenseShortName',
			iiurlwidth: String(width),
			...asked,
		};
		for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
		// The wiki's rule: say who is asking, and where to complain.
		const headers = { 'User-Agent': `CollegeTourTrails (${publicUrl})` };
		const request = { url, headers, mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS };
		const answer = await askJson(ask, { ...request, service, schema: answerSchema });
		if ('error' in answer) {
			const { code, info } = answer.error;
			throw unavailable(`${service} refused the question: ${shortened(plainText(info), 100)} (${code}).`);
		}
		const files = (answer.query?.pages ?? []).filter((file) => file !== null);
		return files.sort((a, b) => (a.index ?? 0) - (b.index ?? 0)).flatMap(freeOf);
	}

	const previewOf = (address: string): Promise<string | null> =>
		imageIntake.preview(address).catch((error: unknown) => {
			if (!(error instanceof Problem)) throw error;
			log(`no preview of ${address}: ${error.message}`);
			return null;
		});

	return {
		from: host,
		find: async (words: string): Promise<FoundImage[]> => {
			const asked = { generator: 'search', gsrnamespace: '6', gsrlimit: String(ASKED) };
			const files = await query({ ...asked, gsrsearch: `${words} filetype:bitmap` }, PREVIEW_WIDTH);
			return Promise.all(
				files.slice(0, MOST_FOUND_IMAGES).map(async ({ id, title, credit, address }) => ({
					id,
					title,
					credit,
					preview: await previewOf(address),
				})),
			);
		},
		bring: async (id: string, by: string) => {
			if (!/^\d{1,12}$/.test(id)) throw gone();
			const [file] = await query({ pageids: id }, WIDTH);
			if (!file) throw gone();
			const { address, title, credit } = file;
			return imageIntake.bring(address, { by, title, credit });
		},
	};
}

const gone = () => new Problem('image_refused', 'This picture is no longer available. Search again.');

/** An image we may show, with its credit. */
interface Free {
	id: string;
	title: string;
	address: string;
	credit: ImageCredit;
}

/**
 * Returns the image in a file's entry; none when it is not an image, cannot be drawn small, or lacks an author or a
 * license.
 */
function freeOf({ pageid, title = '', imageinfo: [image] = [] }: z.infer<typeof fileSchema>): Free[] {
	const { thumburl: address, mime = '', extmetadata = {} } = image ?? {};
	if (!image || !address || !/^image\/(jpeg|png|webp)$/.test(mime)) return [];
	const { Artist, LicenseShortName } = extmetadata;
	const wordsOf = (field: z.infer<typeof said>) => plainText(String(field?.value ?? ''));
	const license = shortened(wordsOf(LicenseShortName), LONGEST_AUTHOR);
	const isAnybodys = /^(public domain|pd\b|cc0)/i.test(license);
	const author = shortened(wordsOf(Artist), LONGEST_AUTHOR) || (isAnybodys ? 'Unknown author' : '');
	if (!license || !author) return [];
	const credit = { author, license, page: image.descriptionurl };
	const name = title.replace(/^[^:]+:/, '').replace(/\.\w+$/, '');
	return [{ id: String(pageid), title: name, address, credit }];
}
