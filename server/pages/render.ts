import type { Island, SitePage } from '#domain/pages/island.ts';
import { type FoundPage, type PageTemplate, pageOfPath } from '#domain/pages/page-routes.ts';
import { pageName } from '#domain/pages/page-title.ts';
import { type Preloads, preloadLinks } from '#domain/pages/preloads.ts';
import type { ApiStages } from '#domain/site/api-stages.ts';
import { type SaidOnPages, siteFactsOf } from '#server/site/routes.ts';
import { aboutPage } from './about-page.ts';
import { articlePage } from './article-page.ts';
import { articlesPage } from './articles-page.ts';
import { collegeGuidesPage } from './college-guides-page.ts';
import { collegePage } from './college-page.ts';
import { headOf } from './head.ts';
import { homePage } from './home-page.ts';
import { itinerariesPage } from './itineraries-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { type PageContent, type PageStores, words } from './page-content.ts';
import { regionPage } from './region-page.ts';
import { jsonBlock, type ShellParts } from './shell.ts';
import { statePage } from './state-page.ts';
import { studentVoicesPage } from './student-voices-page.ts';

export interface PagesSite extends SaidOnPages {
	publicUrl: string;
	apiStages: ApiStages | null;
}

type Builder = (
	found: FoundPage,
	stores: PageStores,
	open: SitePage,
) => PageContent | undefined | Promise<PageContent | undefined>;
/** Builds each page's first words. A page without a builder does not compile. */
const builders: Record<PageTemplate, Builder> = {
	'/': homePage,
	'/search': leadAlone,
	'/state/:name': statePage,
	'/region/:name': regionPage,
	'/college-guides': collegeGuidesPage,
	'/college/:ipedsid': collegePage,
	'/compare': leadAlone,
	'/trip-planner': leadAlone,
	'/trip-planner/drive': leadAlone,
	'/trip-planner/scorecards': leadAlone,
	'/student-voices': studentVoicesPage,
	'/student-voices/:articleId': articlePage,
	'/articles': articlesPage,
	'/timeline-tips': leadAlone,
	'/itineraries': itinerariesPage,
	'/donate': leadAndWhatIsOpen,
	'/about': aboutPage,
	'/user-guide': leadAndWhatIsOpen,
	'/contact': leadAlone,
	'/privacy': leadAlone,
	'/terms': leadAlone,
	'/sign-in': leadAlone,
	'/saved': leadAlone,
	'/saved/:tid/changes': leadAlone,
	'/account': leadAlone,
	'/on-this-device': leadAlone,
	'/shared/:token': leadAlone,
};

/** Returns the parts of the page at this path; `isFound` is false for the not-found page. */
export async function renderPage(
	path: string,
	stores: PageStores,
	{ site, preloads, revision }: { site: PagesSite; preloads: Preloads; revision: number },
): Promise<ShellParts & { isFound: boolean }> {
	const found = pageOfPath(path);
	const { banner, ...open } = siteFactsOf(site);
	const content = found && (await builders[found.page.template](found, stores, open));
	const {
		description,
		linkedData,
		page,
		words: firstWords,
		name,
		path: ownPath,
		home,
	} = content ?? (await notFoundPage(found, stores));
	const head = await headOf({
		path: ownPath ?? found?.canonicalPath ?? path,
		name,
		description,
		isHidden: !content || found?.page.isPersonal === true,
		publicUrl: site.publicUrl,
		home,
	});
	const island: Island = { path, page, banner, revision };
	return {
		isFound: content !== undefined,
		head: [
			head,
			preloadLinks(preloads[found?.page.template ?? '*']),
			...linkedData.map((facts) => jsonBlock('application/ld+json', facts)),
		].join('\n'),
		firstWords: String(await firstWords),
		island: jsonBlock('application/json', island, 'island'),
	};
}

/** A page with only its heading and lead before its script runs. */
function leadAlone({ page, canonicalPath }: FoundPage): PageContent {
	const { description, name, lead } = page;
	return {
		...(name !== undefined && { name }),
		description,
		words: words(name ?? pageName(canonicalPath), lead ?? description),
		page: null,
		linkedData: [],
	};
}

/** The same for a page with parts that not every site has. */
function leadAndWhatIsOpen(found: FoundPage, _: PageStores, open: SitePage): PageContent {
	return { ...leadAlone(found), page: open };
}
