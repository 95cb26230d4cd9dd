import { expect, test } from 'vitest';
import { adminPath, adminTabs, isBackOffice, mayOpenTab, tabsFor } from '#domain/admin/tabs.ts';

const reader = { group: 'default', access: 0 };
const editor = { group: 'default', access: 1 };
const admin = { group: 'admin', access: 0 };

test('an admin opens every tab, an editor only those for editors, and a reader none', () => {
	for (const tab of adminTabs) {
		const address = adminPath(tab);
		expect(mayOpenTab(admin, address), address).toBe(true);
		expect(mayOpenTab(editor, address), address).toBe(tab.for === 'editor');
		expect(mayOpenTab(reader, address), address).toBe(false);
		expect(mayOpenTab(null, address), address).toBe(false);
	}
});

test('the menu holds exactly the tabs that open', () => {
	for (const account of [reader, editor, admin, null])
		expect(tabsFor(account)).toEqual(adminTabs.filter((tab) => mayOpenTab(account, adminPath(tab))));
});

test('a page under a tab is as open as the tab', () => {
	expect(mayOpenTab(editor, '/admin/colleges/217156')).toBe(true);
	expect(mayOpenTab(editor, '/admin/users/7')).toBe(false);
});

test('an editor may open an unknown tab, to read that there is none; nobody else may', () => {
	expect(mayOpenTab(editor, '/admin/nonsense')).toBe(true);
	expect(mayOpenTab(reader, '/admin/nonsense')).toBe(false);
});

test('the back office is /admin and everything under it, not every address that begins so', () => {
	expect(['/admin', '/admin/', '/admin/users'].every(isBackOffice)).toBe(true);
	expect(['/administration', '/', '/account/admin'].some(isBackOffice)).toBe(false);
});

test('people, plans and the log are an admin’s', () => {
	const forAdmins = adminTabs.filter((tab) => tab.for === 'admin').map(({ label }) => label as string);
	expect(forAdmins).toEqual(expect.arrayContaining(['User List', 'Permissions', 'History']));
});
