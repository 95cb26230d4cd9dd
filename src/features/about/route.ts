import type { AboutView } from './about-view.ts';

export { AboutScreen as Component } from './AboutScreen.tsx';

/** The texts and the people of the site, as this device has them; asked for when it has never heard of the people. */
export async function loader(): Promise<AboutView> {
	const { loadContributors, loadSiteTexts, refreshSite } = await import('#content/site.ts');
	const [known, texts] = await Promise.all([loadContributors(), loadSiteTexts()]);
	if (known) return { texts, contributors: known };
	const { ApiError } = await import('#api/api-error.ts');
	try {
		await refreshSite();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { texts, contributors: null };
	}
	return { texts: await loadSiteTexts(), contributors: (await loadContributors()) ?? null };
}
