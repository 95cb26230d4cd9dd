import { islandPage, takeIslandPage } from '#content/island.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { AboutPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import type { AboutView } from './about-view.ts';

export { AboutScreen as Component } from './AboutScreen.tsx';

/**
 * The site's texts and people, as they came with the document, until this device has newer ones; people found in
 * neither are fetched from the server.
 */
export async function loader(): Promise<AboutView> {
	const first = takeIslandPage<AboutPage>(paths.about);
	if (first) return { texts: first.texts, contributors: Promise.resolve(first.contributors) };
	const { loadContributors, loadStoredTexts, loadSiteTexts } = await import('#content/site.ts');
	const [texts, people] = await Promise.all([loadStoredTexts(), loadContributors()]);
	const arrived = islandPage<AboutPage>(paths.about);
	const known = people ?? arrived?.contributors;
	return {
		texts: texts ?? arrived?.texts ?? (await loadSiteTexts()),
		contributors: known ? Promise.resolve(known) : askForContributors(),
	};
}

async function askForContributors(): Promise<Contributor[] | null> {
	const [{ loadContributors, refreshSite }, { ApiError }] = await Promise.all([
		import('#content/site.ts'),
		import('#api/api-error.ts'),
	]);
	try {
		await refreshSite();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return null;
	}
	return (await loadContributors()) ?? null;
}
