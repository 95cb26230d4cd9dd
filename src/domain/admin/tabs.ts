import type { Account } from '../accounts/account.ts';
import { isAdmin, isEditor } from '../accounts/roles.ts';

/** One tab of the back office, at `/admin/{path}`. Pages opened from it live under its address. */
export interface AdminTab {
	path: string;
	label: string;
	/** Who may open it: every editor, or only those who run the site (docs/decisions/0030-the-back-office.md). */
	for: 'editor' | 'admin';
	/** One line on what the tab is for. */
	lets: string;
}

/** The one list of tabs, in the order of the menu. */
export const adminTabs = [
	{ path: '', label: 'Dashboard', for: 'editor', lets: 'See how the site is doing' },
	{ path: 'about', label: 'About Manager', for: 'editor', lets: 'Write the About page, and name its people' },
	{
		path: 'colleges',
		label: 'Colleges Manager',
		for: 'editor',
		lets: 'Show colleges and write their guides',
	},
	{
		path: 'state',
		label: 'State Editor',
		for: 'editor',
		lets: 'Open states, write their tips and the regions',
	},
	{
		path: 'users',
		label: 'User List',
		for: 'admin',
		lets: 'See every account; grant and remove editor access',
	},
	{
		path: 'articles',
		label: 'Article Manager',
		for: 'editor',
		lets: 'Choose what articles are about, and which show',
	},
	{ path: 'site', label: 'Site', for: 'editor', lets: 'Write the banner, the footer and the messages' },
	{ path: 'promo-codes', label: 'Promo Codes', for: 'admin', lets: 'Make codes that give the full plan' },
	{ path: 'licences', label: 'Licences', for: 'admin', lets: 'See who bought licences, and who uses them' },
	{ path: 'donations', label: 'Donations', for: 'admin', lets: 'See who donated what' },
	{ path: 'subscribers', label: 'Subscribers', for: 'admin', lets: 'See who wants the newsletter' },
	{ path: 'outbox', label: 'Outbox', for: 'admin', lets: 'Read what was emailed, and resend what failed' },
	{ path: 'permissions', label: 'Permissions', for: 'admin', lets: 'See who may do what' },
	{
		path: 'content',
		label: 'Export and Import',
		for: 'admin',
		lets: 'Export and import all content',
	},
	{ path: 'history', label: 'History', for: 'admin', lets: 'See who changed what, and when' },
] as const satisfies AdminTab[];
export type TabPath = (typeof adminTabs)[number]['path'];

/** The back office's first page. */
export const adminHome = '/admin';

/** True for an address of the back office. */
export const isBackOffice = (pathname: string) =>
	pathname === adminHome || pathname.startsWith(`${adminHome}/`);

export const adminPath = ({ path }: Pick<AdminTab, 'path'>) =>
	path === '' ? adminHome : `${adminHome}/${path}`;

type Asker = Pick<Account, 'group' | 'access'>;

/** The tabs an account may open; none for anyone who is not an editor. */
export const tabsFor = (account: Asker | null): AdminTab[] =>
	adminTabs.filter((tab) => account !== null && (tab.for === 'admin' ? isAdmin : isEditor)(account));

/**
 * True when an account may open an address of the back office. Any editor may open an unknown tab.
 */
export function mayOpenTab(account: Asker | null, pathname: string): boolean {
	if (account === null || !isEditor(account)) return false;
	const name = pathname.split('/')[2] ?? '';
	return adminTabs.every(({ path }) => path !== name) || tabsFor(account).some(({ path }) => path === name);
}
