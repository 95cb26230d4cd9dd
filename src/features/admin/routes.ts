import { type RouteObject, redirectDocument } from 'react-router-dom';
import { adminHome, adminTabs, mayOpen, type TabPath } from '#domain/admin/tabs.ts';
import { paths } from '#domain/paths.ts';
import { settleSession } from '#session/settle.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { UnknownTab } from './UnknownTab.tsx';

const ledger = (name: 'donations' | 'licenses' | 'subscribers') => async () =>
	(await import('./ledgers/pages.ts')).ledgers[name];

/** The pages of each tab, fetched when one is opened. A tab without them does not compile. */
const pages: Record<TabPath, RouteObject[]> = {
	'': [{ index: true, lazy: () => import('./dashboard/route.ts') }],
	about: [{ index: true, lazy: () => import('./about/route.ts') }],
	site: [{ index: true, lazy: () => import('./site/route.ts') }],
	'promo-codes': [{ index: true, lazy: () => import('./promo-codes/route.ts') }],
	licenses: [{ index: true, lazy: ledger('licenses') }],
	donations: [{ index: true, lazy: ledger('donations') }],
	subscribers: [{ index: true, lazy: ledger('subscribers') }],
	content: [{ index: true, lazy: () => import('./content/route.ts') }],
	outbox: [{ index: true, lazy: () => import('./outbox/route.ts') }],
	users: [{ index: true, lazy: () => import('./users/route.ts') }],
	articles: [{ index: true, lazy: () => import('./articles/route.ts') }],
	permissions: [{ index: true, lazy: () => import('./permissions/route.ts') }],
	colleges: [
		{ index: true, lazy: () => import('./colleges/list-route.ts') },
		{ path: ':ipedsid', lazy: () => import('./colleges/edit-route.ts') },
	],
	state: [{ index: true, lazy: () => import('./states/route.ts') }],
	history: [{ index: true, lazy: () => import('./history/route.ts') }],
};

/** The back office: its menu, and its tabs under it. */
export const adminRoutes: RouteObject[] = [
	{
		path: adminHome,
		loader: onlyForEditors,
		Component: AdminLayout,
		children: [
			...adminTabs.map(({ path }) => ({ path, children: pages[path] })),
			{ path: '*', loader: () => ({ title: 'Unknown tab' }), Component: UnknownTab },
		],
	},
];

/** Nothing shows before it is known who is here; whoever may not be here is sent where nothing is found. */
async function onlyForEditors({ request }: { request: Request }) {
	const { account } = await settleSession();
	if (!mayOpen(account, new URL(request.url).pathname)) throw redirectDocument(paths.notFound);
	return null;
}
