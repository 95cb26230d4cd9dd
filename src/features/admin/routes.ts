import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirectDocument } from 'react-router-dom';
import { readArticles, readBlogState } from '#api/admin-articles.ts';
import { readColleges } from '#api/admin-colleges.ts';
import { readDonations } from '#api/admin-donations.ts';
import { readLicences } from '#api/admin-licences.ts';
import { readActivity, readMetrics, readOfficeHealth } from '#api/admin-metrics.ts';
import { readOutbox } from '#api/admin-outbox.ts';
import { readPromoCodes } from '#api/admin-promo-codes.ts';
import { readContributors, readSiteForm, readTexts } from '#api/admin-site.ts';
import { readStates } from '#api/admin-states.ts';
import { readSubscribers } from '#api/admin-subscribers.ts';
import { readUsers } from '#api/admin-users.ts';
import { ApiError } from '#api/api-error.ts';
import { readBilling } from '#api/billing.ts';
import { readSubregions } from '#api/query.ts';
import { adminHome, adminTabs, mayOpenTab, type TabPath } from '#domain/admin/tabs.ts';
import { paths } from '#domain/paths.ts';
import { confirmSession } from '#session/confirm-session.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { holdingLast } from './holding-last.ts';
import { TabErrorScreen } from './TabErrorScreen.tsx';
import { UnknownTabScreen } from './UnknownTabScreen.tsx';
import { whileSignedIn } from './while-signed-in.ts';

/** A page whose code loads alongside its data, not before it. A page without data still needs a session. */
const page = (
	Component: () => Promise<ComponentType>,
	loader: LoaderFunction = () => whileSignedIn(() => null),
): RouteObject => ({
	index: true,
	loader: holdingLast(loader),
	lazy: { Component },
});

/** Each tab's pages, loaded on demand. A tab without pages does not compile. */
const pages: Record<TabPath, RouteObject[]> = {
	'': [
		page(
			async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen,
			async () => {
				const [metrics, activity, health] = await Promise.all([
					readMetrics(),
					readActivity(),
					readOfficeHealth(),
				]);
				return { metrics, activity, health };
			},
		),
	],
	about: [
		page(
			async () => (await import('./about/AboutManagerScreen.tsx')).AboutManagerScreen,
			async () => {
				const [texts, contributors] = await Promise.all([readTexts(), readContributors()]);
				return { texts, contributors };
			},
		),
	],
	colleges: [
		page(
			async () => (await import('./colleges/CollegesScreen.tsx')).CollegesScreen,
			async () => ({ colleges: await readColleges() }),
		),
		{ path: ':ipedsid', lazy: () => import('./colleges/college-editor-route.ts') },
	],
	state: [{ index: true, lazy: () => import('./states/route.ts') }],
	users: [
		page(
			async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
			async () => {
				const [users, { mode }] = await whileSignedIn(() => Promise.all([readUsers(), readBilling()]));
				return { users, mode };
			},
		),
	],
	articles: [
		page(
			async () => (await import('./articles/ArticlesScreen.tsx')).ArticlesScreen,
			async () => {
				const [articles, blog, states, subregions, colleges] = await Promise.all([
					readArticles(),
					readBlogState(),
					readStates(),
					readSubregions(),
					readColleges(),
				]);
				return { articles, blog, places: { states, subregions, colleges } };
			},
		),
	],
	site: [
		page(
			async () => (await import('./site/SiteScreen.tsx')).SiteScreen,
			async () => {
				const [form, texts] = await Promise.all([readSiteForm(), readTexts()]);
				return { form, texts };
			},
		),
	],
	'promo-codes': [
		page(
			async () => (await import('./promo-codes/PromoCodesScreen.tsx')).PromoCodesScreen,
			async () => ({ codes: await readPromoCodes() }),
		),
	],
	licences: [
		page(
			async () => (await import('./licences/LicencesScreen.tsx')).LicencesScreen,
			async () => {
				const [rows, { mode }] = await Promise.all([readLicences(), readBilling()]);
				return { rows, mode };
			},
		),
	],
	donations: [
		page(
			async () => (await import('./donations/DonationsScreen.tsx')).DonationsScreen,
			async () => ({ rows: await readDonations() }),
		),
	],
	subscribers: [
		page(
			async () => (await import('./subscribers/SubscribersScreen.tsx')).SubscribersScreen,
			async () => ({ rows: await readSubscribers() }),
		),
	],
	outbox: [
		page(
			async () => (await import('./outbox/OutboxScreen.tsx')).OutboxScreen,
			async () => ({ mails: await readOutbox() }),
		),
	],
	permissions: [
		page(
			async () => (await import('./permissions/PermissionsScreen.tsx')).PermissionsScreen,
			async () => ({ users: await whileSignedIn(readUsers) }),
		),
	],
	content: [page(async () => (await import('./content/ContentScreen.tsx')).ContentScreen)],
	history: [{ index: true, lazy: () => import('./history/route.ts') }],
};

/** The back office: its menu, with its tabs below. */
export const adminRoutes: RouteObject[] = [
	{
		path: adminHome,
		loader: onlyForEditors,
		Component: AdminLayout,
		children: [
			// A page with its own title, like a college's, shows it before its tab's title.
			...adminTabs.map(({ path, label }) => ({
				path,
				loader: () => ({ title: label }),
				children: pages[path],
				// The menu stays, because another tab may work.
				ErrorBoundary: TabErrorScreen,
			})),
			{ path: '*', loader: () => ({ title: 'Unknown tab' }), Component: UnknownTabScreen },
		],
	},
];

let hasOpened = false;

/**
 * Shows nothing until it is clear who is signed in; anyone not allowed here gets "not found". A person who was let in
 * knows that there is a back office, and is told that the session has ended.
 */
async function onlyForEditors({ request }: { request: Request }) {
	const { account } = await confirmSession();
	if (account === null && hasOpened) throw new ApiError('not_signed_in');
	if (!mayOpenTab(account, new URL(request.url).pathname)) throw redirectDocument(paths.notFound);
	hasOpened = true;
	return null;
}
