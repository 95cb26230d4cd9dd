import * as z from 'zod/mini';
import { getJson } from '#api/request.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { collegeSchema } from '#domain/colleges/college.ts';
import { limits } from '#domain/limits.ts';
import { siteSchema } from '#domain/site/site.ts';
import { stateSchema, subregionSchema } from '#domain/states/state.ts';
import { installCatalogue, loadCatalogue } from './catalogue.ts';
import { readEtags, writeCatalogue } from './device.ts';

/**
 * Asks the server, conditionally, for the lists of the catalogue and the banner, and installs what changed, in one transaction.
 * @throws ApiError when the server cannot be reached or answers something else.
 */
export async function refreshCatalogue(): Promise<void> {
	const etags = await readEtags();
	const [states, colleges, subregions, site] = await Promise.all([
		getJson('/public/states', z.array(stateSchema), etags.states),
		getJson('/public/colleges', z.array(collegeSchema), etags.colleges),
		getJson(
			`/query?target=subregion&pageLength=${limits.queryPageLength}`,
			z.array(subregionSchema),
			etags.subregions,
		),
		getJson('/site', siteSchema, etags.banner),
	]);
	const held = await loadCatalogue();
	const fresh: Catalogue = {
		states: states.unchanged ? held.states : states.value,
		colleges: colleges.unchanged ? held.colleges : colleges.value,
		subregions: subregions.unchanged ? held.subregions : subregions.value,
		banner: site.unchanged ? held.banner : site.value.banner,
		refreshedAt: Date.now(),
	};
	await writeCatalogue(fresh, {
		states: states.unchanged ? etags.states : states.etag,
		colleges: colleges.unchanged ? etags.colleges : colleges.etag,
		subregions: subregions.unchanged ? etags.subregions : subregions.etag,
		banner: site.unchanged ? etags.banner : site.etag,
	});
	installCatalogue(fresh);
}
