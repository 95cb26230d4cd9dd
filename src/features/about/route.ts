import { takeIslandPage } from '#content/island.ts';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { AboutPage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import type { AboutView } from './about-view.ts';

export { AboutScreen as Component } from './AboutScreen.tsx';

/** The texts and the people of the site, as they came with the document, else as this device has them; it is asked for people that it has never heard of. */
export async function loader(): Promise<AboutView> {
	const arrived = takeIslandPage<AboutPage>(paths.about);
	if (arrived) return { texts: arrived.texts, contributors: Promise.resolve(arrived.contributors) };
	const { loadContributors, loadSiteTexts } = await import('#content/site.ts');
	const [texts, known] = await Promise.all([loadSiteTexts(), loadContributors()]);
	return { texts, contributors: known ? Promise.resolve(known) : askForContributors() };
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
