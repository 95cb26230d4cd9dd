import { expect, test } from './fixture.ts';
import { startOwnServer } from './own-server.ts';
import { card, rename, saveTrip } from './saved-steps.ts';
import { arriveWithAccount, signIn } from './sign-in-steps.ts';
import { holdBack, untilQuiet } from './steps.ts';

/** The longest that a change made elsewhere may take to show here. */
const SOON = { timeout: 10_000 };
const EMAIL = 'rosa@example.com';

test('changes made elsewhere show here within ten seconds: an edit, the plan, the content, a device', async ({
	page,
	browser,
	atEnd,
}) => {
	const { server, db, stop } = await startOwnServer();
	atEnd(stop);
	const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1' });
	// The page has its list of devices before it hears any news.
	const news = await holdBack(page, '**/api/live');
	await arriveWithAccount(page, server, { email: EMAIL, path: '/account' });
	const devices = page.getByRole('region', { name: 'Signed in on' });
	await expect(devices.getByRole('listitem')).toHaveCount(1);
	await phone.goto(`${server.url}/sign-in/start?return=/saved`);
	await signIn(phone, EMAIL);
	await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await news.letGo();
	await expect(devices.getByText('Safari on iPhone')).toBeVisible(SOON);

	db.prepare('update accounts set subscription_type = 4').run();
	await expect(page.getByText('Full, with a code')).toBeVisible(SOON);

	await page.getByRole('main').getByRole('link', { name: 'Saved Trips' }).click();
	await saveTrip(phone, server, 'Spring tour');
	for (const each of [page, phone]) await expect(card(each, 'Spring tour')).toBeVisible(SOON);
	await rename(page, 'Spring tour', 'April tour');
	await expect(card(phone, 'April tour')).toBeVisible(SOON);

	// A second tab opens no stream of its own, yet hears the same news.
	const tab = await page.context().newPage();
	const lines: string[] = [];
	tab.on('request', (request) => request.url().endsWith('/api/live') && lines.push(request.url()));
	await tab.goto(`${server.url}/about`);
	await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
	await untilQuiet(tab);
	db.prepare("update site_content set html = '<p>We drive with you.</p>' where name = 'mission'").run();
	await expect(tab.getByText('We drive with you.')).toBeVisible(SOON);
	expect(lines).toEqual([]);
	await tab.close();
});
