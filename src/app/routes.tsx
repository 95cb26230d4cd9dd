import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';

/** Every page, loaded when it is first opened. */
export function createRouter() {
	return createBrowserRouter([
		{
			element: <Shell />,
			errorElement: <ErrorScreen />,
			HydrateFallback: Nothing,
			children: [{ errorElement: <ErrorScreen />, children: pages }],
		},
	]);
}

const pages: RouteObject[] = [
	{ path: '/', lazy: () => import('#features/home/route.ts') },
	{ path: '/search', lazy: () => import('#features/search/route.ts') },
	{ path: '/state/:name', lazy: () => import('#features/states/state-route.ts') },
	{ path: '/region/:name', lazy: () => import('#features/states/region-route.ts') },
	{ path: '/college-guides', lazy: () => import('#features/colleges/guides-route.ts') },
	{ path: '/college/:ipedsid/*', lazy: () => import('#features/colleges/college-route.ts') },
	{ path: '/trip-planner', lazy: () => import('#features/trips/route.ts') },
	{ path: '/trip-planner/drive', lazy: () => import('#features/trips/drive/route.ts') },
	{ path: '/saved', lazy: () => import('#features/saved/route.ts') },
	{ path: '/saved/:tid/changes', lazy: () => import('#features/saved/changes-route.ts') },
	{ path: '/shared/:token', lazy: () => import('#features/shared/route.ts') },
	{ path: '/sign-in', lazy: () => import('#features/session/route.ts') },
	{ path: '/student-voices', lazy: () => import('#features/voices/voices-route.ts') },
	{ path: '/student-voices/:articleId', lazy: () => import('#features/voices/article-route.ts') },
	{ path: '/articles', lazy: () => import('#features/voices/articles-route.ts') },
	{ path: '/account', lazy: () => import('#features/account/route.ts') },
	{ path: '/timeline-tips', lazy: () => import('#features/timeline/route.ts') },
	{ path: '/about', lazy: () => import('#features/about/route.ts') },
	{ path: '/itineraries', lazy: () => import('#features/itineraries/route.ts') },
	{ path: '/donate', lazy: () => import('#features/donate/route.ts') },
	{ path: '/contact', lazy: () => import('#features/contact/route.ts') },
	{ path: '/privacy', lazy: () => import('#features/legal/privacy-route.ts') },
	{ path: '/terms', lazy: () => import('#features/legal/terms-route.ts') },
	{ path: '/user-guide', lazy: () => import('#features/user-guide/route.ts') },
	{ path: paths.onDevice, lazy: () => import('./screens/on-device-route.ts') },
	{ path: '*', lazy: () => import('./screens/not-found-route.ts') },
];

function Nothing() {
	return null;
}
