import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { toast } from './planner-steps.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { holdBack } from './steps.ts';

let office: OwnServer;
test.beforeEach(async ({ atEnd }) => {
	// A blog that does not exist: nothing listens on that port.
	office = await startOwnServer({ WORDPRESS_URL: 'http://127.0.0.1:9' });
	atEnd(office.stop);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const row = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });

/** Signs in as the admin and opens a tab. */
async function open(page: Page, path: string, name: string): Promise<void> {
	await signInAsAdmin(page, office.server, path);
	await expect(heading(page)).toHaveText(name);
}

/** Goes on to another tab. */
async function goTo(page: Page, name: string): Promise<void> {
	await menu(page).getByRole('link', { name, exact: true }).click();
	await expect(heading(page)).toHaveText(name);
}

/** This many people with an account, and one whose access is fixed. */
function addPeople(count: number) {
	const add = office.db.prepare(
		`insert into accounts (id, issuer, cognito_id, email, access, created, last_modified)
		values (@id, 'x', @id, @email, @access, 1760000000000, 1760000000000)`,
	);
	for (let next = 0; next < count; next += 1)
		add.run({ id: randomUUID(), email: `reader${next}@example.org`, access: 0 });
	add.run({ id: 'u_fixed', email: 'fay@example.org', access: 2 });
}

test('the Dashboard counts, draws, links to each tool and says what runs, and nothing shows before the admin check ends', async ({
	page,
}) => {
	await open(page, '/admin', 'Dashboard');
	const metrics = await (await page.request.get(`${office.server.url}/api/admin/metrics`)).json();
	for (const [count, words] of [
		[metrics.userCount, 'person with an account'],
		[metrics.promoCount, 'plans from a code'],
		[metrics.collegeCount, 'colleges live'],
		[metrics.statesCount, 'states live'],
	])
		await expect(page.getByRole('listitem').filter({ hasText: `${count} ${words}` })).toBeVisible();
	expect(metrics.collegeCount).toBeGreaterThan(100);
	const charts = page.getByRole('region', { name: 'The last 90 days' });
	await expect(charts.getByRole('heading')).toHaveText([
		'The last 90 days',
		'Page views',
		'Sign-ups',
		'Trips saved',
		'Plans',
	]);
	await expect(charts.locator('canvas')).toHaveCount(4);
	await expect(charts.getByText('1 in 90 days, 1 of them today.')).toBeVisible();

	const names = [
		'Dashboard',
		'About Manager',
		'Colleges Manager',
		'State Editor',
		'User List',
		'Article Manager',
		'Site',
		'Promo Codes',
		'Licences',
		'Donations',
		'Subscribers',
		'Outbox',
		'Permissions',
		'Export and Import',
		'History',
	];
	await expect(menu(page).getByRole('link')).toHaveText(names);
	await expect(page.getByRole('region', { name: 'Tools' }).getByRole('link')).toHaveText(names.slice(1));
	const runs = page.getByRole('region', { name: 'What runs' });
	await expect(runs.getByRole('listitem').filter({ hasText: 'Cards' })).toContainText('TEST MODE');
	await expect(runs.getByRole('heading')).toHaveText(['What runs', 'Services', 'Outbox', 'Sync']);

	const last = menu(page).getByRole('link', { name: 'History' });
	for (const [width, height] of [
		[1366, 650],
		[1024, 600],
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(last, `the menu at ${width}x${height}`).toBeInViewport({ ratio: 1 });
	}
	await page.setViewportSize({ width: 1366, height: 420 });
	await last.click();
	await expect(heading(page)).toHaveText('History');
	await page.reload();
	await expect(heading(page)).toHaveText('History');
	await expect(last, 'the open tab of a menu that scrolls').toBeInViewport({ ratio: 0.99 });

	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	const account = await holdBack(page, '**/api/account');
	await page.goto(`${office.server.url}/admin/users`);
	await expect.poll(() => asked).toContain('/api/account');
	await expect(page.getByRole('heading')).toHaveCount(0);
	await expect(menu(page)).toHaveCount(0);
	expect(asked).not.toContain('/api/admin/users');
	await account.letGo();
	await expect(heading(page)).toHaveText('User List');
	expect(asked).toContain('/api/admin/users');
});

test('the State Editor and the About Manager keep what they are given, and say so', async ({
	page,
	browser,
}) => {
	await test.step('saves and deletes a tip by its rules', async () => {
		await open(page, '/admin/state?fips=25', 'State Editor');
		const tip = page.getByRole('textbox', { name: 'Tip' });
		const saveTip = page.getByRole('button', { name: 'Save tip' });
		const deleteTip = page.getByRole('button', { name: 'Delete tip' });
		await expect(saveTip).toBeDisabled();
		await tip.fill('   ');
		await expect(saveTip).toBeDisabled();
		await tip.fill('Park once, and take the T.');
		await page.reload();
		await expect(tip).toHaveText('Park once, and take the T.');
		await expect(deleteTip).toBeDisabled();
		await saveTip.click();
		const tips = page.getByRole('region', { name: 'Trip tips' }).getByRole('listitem');
		const added = tips.filter({ hasText: 'Park once, and take the T.' });
		await expect(added).toHaveCount(1);
		await expect(saveTip).toBeDisabled();
		await page.reload();
		await added.getByRole('button').click();
		await expect(tip).toHaveText('Park once, and take the T.');
		await deleteTip.click();
		const question = page.getByRole('dialog', { name: /^Delete tip \d+$/ });
		await question.getByRole('button', { name: 'Keep it' }).click();
		await expect(added).toHaveCount(1);
		await deleteTip.click();
		await question.getByRole('button', { name: 'Delete' }).click();
		await expect(added).toHaveCount(0);
		await expect(deleteTip).toBeDisabled();
	});

	await test.step('gives a region its picture, which a visitor sees', async () => {
		const region = `${office.server.url}/region/NewEngland`;
		await page.getByLabel('Upload a picture').setInputFiles('public/icons/icon-192.png');
		await expect(toast(page, 'New England has its picture.')).toBeVisible();
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(region);
		await expect(visitor.getByRole('main').locator('img[src^="/images/"]')).toHaveJSProperty(
			'naturalWidth',
			192,
		);
		await visitor.context().close();
	});

	await test.step('turns the state off, and wants words for its region', async () => {
		const live = page.getByRole('switch', { name: 'Live' });
		const state = `${office.server.url}/state/Massachusetts`;
		expect((await page.request.get(state)).status()).toBe(200);
		await live.click();
		await expect(live).not.toBeChecked();
		expect((await page.request.get(state)).status()).toBe(404);
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(`${office.server.url}/college/164924`);
		await expect(visitor.getByRole('main').getByRole('link', { name: 'New England' })).toHaveAttribute(
			'href',
			'/region/New%20England',
		);
		await visitor.goto(`${office.server.url}/college-guides`);
		const listed = visitor.getByRole('region', { name: 'Massachusetts' });
		await expect(listed.getByRole('link', { name: 'Boston College' })).toBeVisible();
		await expect(listed.getByRole('heading', { name: 'Massachusetts' }).getByRole('link')).toHaveCount(0);
		await visitor.context().close();
		await page.getByLabel('Text', { exact: true }).fill(' ');
		await expect(page.getByRole('alert')).toHaveText('Say something about the region.');
	});

	await test.step('opens a state that has no guides yet, which says so', async () => {
		await open(page, '/admin/state', 'State Editor');
		const listed = page.getByRole('main').getByRole('listitem');
		await expect(listed.filter({ hasText: 'Maine' })).toContainText(/New England.*tips.*Live/);
		await expect(listed.filter({ hasText: 'Massachusetts' })).not.toContainText('Live');
		await page.getByRole('link', { name: 'Wyoming', exact: true }).click();
		await expect(page.getByRole('heading', { level: 2, name: 'Wyoming' })).toBeVisible();
		await expect(listed.filter({ hasText: 'Maine' })).toHaveCount(0);
		const live = page.getByRole('switch', { name: 'Live' });
		await live.click();
		await expect(live).toBeChecked();
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(`${office.server.url}/state/Wyoming`);
		const none = visitor.getByRole('heading', { name: 'No guides from Wyoming yet' });
		await expect(none).toBeVisible();
		// The app's own lists, which know it closed, take the page away from nobody.
		await visitor.waitForLoadState('networkidle');
		await expect(none).toBeVisible();
		await visitor.goto(`${office.server.url}/404?state=Wyoming`);
		await expect(visitor).toHaveURL(`${office.server.url}/state/Wyoming`);
		await expect(none).toBeVisible();
		await visitor.goto(`${office.server.url}/region/New%20England`);
		await expect(visitor.getByRole('main').getByRole('heading', { name: 'Massachusetts' })).toBeVisible();
		await visitor.context().close();
	});

	await test.step('shows for 1.5 seconds that the mission is being saved', async () => {
		await goTo(page, 'About Manager');
		const mission = page.getByRole('region', { name: 'Our mission' });
		await mission.getByRole('textbox').fill('For every campus that is worth a drive.');
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		const answered = page.waitForResponse('**/api/admin/about/content');
		await mission.getByRole('button', { name: 'Save' }).click();
		await answered;
		await page.clock.runFor(1499);
		await expect(mission.getByRole('button', { name: 'Saving' })).toBeVisible();
		await page.clock.runFor(1);
		await expect(mission.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
		await expect(toast(page, 'Saved: Our mission')).toBeVisible();
	});
});

test('an admin sees who may do what, and targets an article at once', async ({ page, watched }) => {
	await test.step('turns the pages of the User List, where fixed access stays fixed', async () => {
		addPeople(60);
		await open(page, '/admin/users', 'User List');
		await expect(page.getByText('Payments are in TEST MODE')).toBeVisible();
		await expect(page.getByRole('row')).toHaveCount(51);
		await page.getByRole('button', { name: 'Next' }).click();
		await expect(page.getByText('Page 2 of 2')).toBeVisible();
		await expect(page.getByRole('row')).toHaveCount(13);
		const fixed = page.getByRole('switch', { name: 'Editor access of fay@example.org' });
		await expect(fixed).toBeChecked();
		await expect(fixed).toBeDisabled();
		const sent: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
		await fixed.press('Space');
		await expect(fixed).toBeFocused();
		await expect(fixed).toBeChecked();
		expect(sent).toEqual([]);
		await expect(fixed).toBeInViewport({ ratio: 1 });
		const users = page.getByRole('region', { name: 'Table of users' });
		// Letters may still be on their way: those in their place are wider.
		await expect
			.poll(() => users.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
			.toBe(0);
	});

	await test.step('reads in Permissions who may do what', async () => {
		await goTo(page, 'Permissions');
		const may = page.getByRole('region', { name: 'Table of permissions' });
		await expect(may.getByRole('columnheader')).toHaveText([
			'Tab',
			'What it allows',
			'Group admin',
			'Access 2',
			'Access 1',
			'Access 0',
		]);
		for (const [tab, answers] of [
			['Colleges Manager', ['Yes', 'Yes', 'Yes', '–']],
			['User List', ['Yes', '–', '–', '–']],
		] as const)
			await expect(may.getByRole('row').filter({ hasText: tab }).first().getByRole('cell')).toContainText([
				tab,
				'',
				...answers,
			]);
		const holders = page.getByRole('region', { name: 'Who has which' }).getByRole('listitem');
		await expect(holders.filter({ hasText: 'Group admin' })).toContainText('admin@localhost');
		await expect(holders.filter({ hasText: 'Access 2' })).toContainText('fay@example.org');
	});

	await test.step('says what an article is about, and switches it off', async () => {
		await goTo(page, 'Article Manager');
		await page.getByRole('button', { name: 'Sync now' }).click();
		await expect(page.getByRole('alert')).toContainText('The blog could not be read.');
		const title = 'Visiting a small college';
		const article = page.getByRole('row').filter({ hasText: title }).first();
		const full = (await article.getByRole('link').first().textContent()) ?? '';
		const about = article.getByRole('combobox', { name: `What ${full} is about` });
		await expect(about).toHaveValue('college');
		await about.selectOption('state');
		await expect(article.getByText('Nothing changes until you choose.')).toBeVisible();
		await about.selectOption('college');
		const ids = article.getByLabel(`IPEDS ids of the colleges: ${full}`);
		watched.expectTrouble(/ 400 .*\/api\/admin\/wordpress\/update/);
		watched.expectTrouble(/status of 400/);
		await ids.fill('164924, 7');
		await ids.press('Enter');
		await expect(toast(page, 'There is no college 7.')).toBeVisible();
		await ids.fill('164924');
		await ids.press('Enter');
		await expect(article.getByText('Boston College')).toBeVisible();
		const listed = async () => {
			const address = `${office.server.url}/api/public/wordpress/locality?ipeds_id=164924`;
			const found: { article_title: string }[] = await (await page.request.get(address)).json();
			return found.map(({ article_title }) => article_title);
		};
		await expect.poll(listed).toContain(full);
		await page.getByRole('switch', { name: `${full} is enabled` }).press('Space');
		await expect.poll(listed).not.toContain(full);
	});
});

test('by arrow key, an article keeps its subject until another is complete, and the focus stays', async ({
	page,
}) => {
	await open(page, '/admin/articles', 'Article Manager');
	const about = page.getByRole('combobox', { name: /^What Visiting a small college.* is about$/ });
	const which = page.getByRole('combobox', { name: /^Which state: Visiting a small college/ });
	const subject = () =>
		office.db
			.prepare(
				`select locality || ' ' || locality_id from articles where article_title like 'Visiting a small%'`,
			)
			.pluck()
			.get();
	await about.selectOption('general');
	await expect.poll(subject).toBe('general ');
	await about.focus();
	await page.keyboard.press('ArrowDown');
	await expect(about).toHaveValue('state');
	await expect(about).toBeFocused();
	await expect(page.getByText('Nothing changes until you choose.')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(which).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	expect(subject()).toBe('general ');
	const state = await which.inputValue();
	let answer: (() => void) | undefined;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route('**/api/admin/wordpress/update', async (route) => {
		const response = await route.fetch();
		await answered;
		await route.fulfill({ response });
	});
	await page.keyboard.press('Enter');
	await expect.poll(subject).toBe(`state ${state}`);
	await expect(which).toBeFocused();
	await expect(which).toHaveValue(state);
	await expect(page.getByText('Not on Student Voices until Alaska is live.')).toBeVisible();
	// Left for the next field, what was come by is what was meant, though the first save is not answered yet.
	await about.focus();
	await page.keyboard.press('Home');
	await page.keyboard.press('Tab');
	answer?.();
	await expect.poll(subject).toBe('general ');
	await expect(about).toHaveValue('general');
});

test('an admin’s texts, sales and imports are shown, and in the log', async ({ page, browser }) => {
	const { server, db } = office;
	const send = async (path: string, data: object) =>
		(await page.request.post(`${server.url}/api${path}`, { data, headers: { Origin: server.url } })).json();
	await test.step('writes the site’s texts, which a visitor reads', async () => {
		await open(page, '/admin/site', 'Site');
		await page.getByLabel('Address', { exact: true }).fill('1 Main St\nSalem');
		await page.getByLabel('Contact email').fill('hello@');
		await expect(page.getByRole('alert')).toHaveText('Please use an email address, like name@example.com.');
		await page.getByLabel('Contact email').fill('hello@tours.example');
		await page.getByLabel('Social links').fill('https://www.instagram.com/tours');
		await page.getByRole('button', { name: 'Save', exact: true }).first().click();
		await expect(toast(page, 'Saved. Phones pick it up within a minute.')).toBeVisible();
		const message = page.getByRole('region', { name: 'Message 1' });
		await message.getByRole('textbox').fill('It knew every inn.');
		await message.getByRole('button', { name: 'Save' }).click();
		await expect(toast(page, 'Saved: Message 1')).toBeVisible();
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(server.url);
		await expect(visitor.getByRole('main').getByText('It knew every inn.')).toBeAttached();
		const footer = visitor.getByRole('contentinfo');
		await footer.scrollIntoViewIfNeeded();
		await expect(footer).toContainText('1 Main St');
		await expect(footer.getByRole('link', { name: 'hello@tours.example' })).toBeVisible();
		await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
		await visitor.context().close();
	});

	await test.step('deletes a message, once asked', async () => {
		const messages = page.getByRole('region', { name: /^Message \d+$/ });
		const count = await messages.count();
		for (const [answer, left] of [
			['Keep it', count],
			['Delete', count - 1],
		] as const) {
			await page.getByRole('button', { name: 'Delete message 1' }).click();
			await page
				.getByRole('dialog', { name: 'Delete message 1' })
				.getByRole('button', { name: answer })
				.click();
			await expect(messages).toHaveCount(left);
		}
	});

	await test.step('finds what was bought, given and mailed', async () => {
		const pay = async ({ url }: { url: string }) => {
			const form = { answer: 'pay' };
			await page.request.post(url, { form, headers: { Origin: server.url }, maxRedirects: 0 });
		};
		await pay(await send('/billing/stripe/item', { quantity: 2 }));
		await pay(await send('/private/billing/stripe/session', { amount: 25 }));
		await send('/public/newsletter', { subscriber: 'rosa@example.org' });
		db.prepare(
			`insert into outbox_mails ("to", subject, text, created, attempts, dead, last_error)
			values ('lee@example.org', 'Your trial is over', 'Your saved trips are all there.', 1760000000000, 12, 1760000000000, '550 no such user')`,
		).run();
		await goTo(page, 'Licences');
		await expect(page.getByText('Payments are in TEST MODE')).toBeVisible();
		await expect(row(page, 'admin@localhost')).toHaveCount(2);
		await expect(row(page, 'Ready')).toHaveCount(2);
		await goTo(page, 'Donations');
		await expect(
			page.getByText('$0 given in all, in 0 donations. Those in TEST MODE don’t count.'),
		).toBeVisible();
		await goTo(page, 'Subscribers');
		await expect(row(page, 'rosa@example.org')).toContainText('Not confirmed yet');
		await goTo(page, 'Outbox');
		await expect(row(page, 'lee@example.org')).toContainText('550 no such user');
		await page.getByRole('button', { name: 'Read Your trial is over, to lee@example.org' }).click();
		await expect(page.getByRole('dialog')).toContainText('Your saved trips are all there.');
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
		await page.getByRole('button', { name: 'Try Your trial is over to lee@example.org again' }).click();
		await expect(toast(page, 'The email will be sent again.')).toBeVisible();
	});

	await test.step('takes all content out as a file, and brings it back changed', async () => {
		await goTo(page, 'Export and Import');
		const downloading = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Download all content' }).click();
		const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
		const bring = (text: string) =>
			page
				.getByLabel('Content file')
				.setInputFiles({ name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) });
		await bring('no file of ours');
		await expect(page.getByRole('alert')).toHaveText(
			'This isn’t a content file, or it’s from another release.',
		);
		file.content.colleges.find(({ ipeds_id }: { ipeds_id: number }) => ipeds_id === 164924).city = 'Newton';
		await bring(JSON.stringify(file));
		await page.getByText('What changes', { exact: true }).click();
		await expect(page.getByRole('main').getByRole('listitem')).toHaveText('Boston CollegeColleges: City');
		await page.getByRole('button', { name: 'Import one change' }).click();
		await expect(toast(page, 'Imported. Phones pick it up within a minute.')).toBeVisible();
	});

	await test.step('finds the change in the log', async () => {
		await goTo(page, 'History');
		const newest = page.getByRole('main').getByRole('listitem').first();
		await expect(newest).toContainText('Changed college Boston College: City');
		await expect(newest).toContainText('admin@localhost');
		await newest.getByText('Before and after').click();
		await expect(newest.getByRole('deletion')).toHaveText('Chestnut Hill');
		await expect(newest.getByRole('insertion')).toHaveText('Newton');
		const kind = page.getByLabel('What changed');
		await kind.selectOption('Promo codes');
		await expect(page.getByRole('heading', { name: 'None of these has changed yet' })).toBeVisible();
		await kind.selectOption('Colleges');
		await expect(newest).toContainText('Changed college Boston College: City');
	});
});
