import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PageTemplate, TailedTemplate } from '#domain/pages/page-routes.ts';
import { fetchPage, type Page } from './fetch-page.ts';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';

/** Every page, loaded when first opened. */
export function createRouter() {
	return createBrowserRouter([
		{
			element: <Shell />,
			errorElement: <ErrorScreen />,
			HydrateFallback: Nothing,
			children: [{ errorElement: <ErrorScreen />, children: routes }],
		},
	]);
}

/** Each page's screen and loader. A page without them does not compile. */
const pages: Record<PageTemplate | '*', () => Promise<Page>> = {
	'/': () => import('#features/home/route.ts'),
	'/search': () => import('#features/search/route.ts'),
	'/state/:name': () => import('#features/states/state-route.ts'),
	'/region/:name': () => import('#features/states/region-route.ts'),
	'/college-guides': () => import('#features/colleges/college-guides-route.ts'),
	'/college/:ipedsid': () => import('#features/colleges/college-route.ts'),
	'/compare': () => import('#features/compare/route.ts'),
	'/trip-planner': () => import('#features/planner/route.ts'),
	'/trip-planner/drive': () => import('#features/planner/drive/route.ts'),
	'/trip-planner/scorecards': () => import('#features/planner/scores/route.ts'),
	'/saved': () => import('#features/saved/route.ts'),
	'/saved/:tid/changes': () => import('#features/saved/changes-route.ts'),
	'/shared/:token': () => import('#features/shared/route.ts'),
	'/sign-in': () => import('#features/session/SignInScreen.tsx'),
	'/student-voices': () => import('#features/voices/student-voices-route.ts'),
	'/student-voices/:articleId': () => import('#features/voices/article-route.ts'),
	'/articles': () => import('#features/voices/articles-route.ts'),
	'/account': () => import('#features/account/route.ts'),
	'/timeline-tips': () => import('#features/timeline/route.ts'),
	'/about': () => import('#features/about/route.ts'),
	'/itineraries': () => import('#features/itineraries/route.ts'),
	'/donate': () => import('#features/donate/route.ts'),
	'/contact': () => import('#features/contact/route.ts'),
	'/privacy': () => import('#features/legal/PrivacyScreen.tsx'),
	'/terms': () => import('#features/legal/TermsScreen.tsx'),
	'/user-guide': () => import('#features/user-guide/route.ts'),
	'/on-this-device': () => import('./screens/on-device-route.ts'),
	'*': () => import('./screens/not-found-route.ts'),
};

/** How the router writes that anything may follow. Naming any other pages than the table's does not compile. */
const tails: Record<TailedTemplate, '/*'> = { '/college/:ipedsid': '/*' };

const routes: RouteObject[] = Object.entries(pages).map(([template, load]) => ({
	path: template in tails ? `${template}/*` : template,
	lazy: () => fetchPage(load),
}));

function Nothing() {
	return null;
}
