import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { anHdFile } from '../server/a-department-file.ts';
import { expect, test } from './fixture.ts';
import { toast } from './planner-steps.ts';
import { arriveWithAccount, signInAsAdmin } from './sign-in-steps.ts';
import { drawnMap, expectNoViolations, holdBack } from './steps.ts';

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

/** Drags and zooms a state's map: the numbers beside it follow, and survive a save. */
async function moveOpening(page: Page, address: string): Promise<void> {
	await page.goto(address);
	const form = page.getByRole('form', { name: 'Where its map opens' });
	const [latitude, longitude, zoom] = ['Latitude of the center', 'Longitude of the center', 'Zoom'].map(
		(label) => form.getByLabel(label, { exact: true }),
	);
	const values = () => Promise.all([latitude, longitude, zoom].map((field) => field?.inputValue()));
	const before = await values();
	const map = await drawnMap(page, 'Where the map of Oregon opens');
	const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(x + width / 2, y + height / 3);
	await page.mouse.down();
	await page.mouse.move(x + width / 2 - 60, y + height / 3 + 40, { steps: 4 });
	await page.mouse.up();
	// The map follows the drag west and south, so its center is now farther east and north.
	await expect.poll(async () => Number((await values())[1])).toBeGreaterThan(Number(before[1]));
	await expect.poll(async () => Number((await values())[0])).toBeGreaterThan(Number(before[0]));
	await map.getByRole('button', { name: 'Zoom in' }).click();
	await expect.poll(async () => Number((await values())[2])).toBeCloseTo(Number(before[2]) + 1, 1);
	const moved = await values();
	const saved = page.waitForResponse('**/api/admin/state');
	await form.getByRole('button', { name: 'Save the map' }).click();
	await saved;
	await expect(form.getByRole('button', { name: 'Save the map' })).toBeDisabled();
	await page.reload();
	await expect(form).toBeVisible();
	expect((await values()).map(Number)).toEqual(moved.map(Number));
}

test('an admin lists people, gives access, writes the About page and the banner, and a visitor reads it', async ({
	page,
	browser,
	serve,
}) => {
	const server = await serve();
	const visitor = await browser.newPage();
	await test.step('finds a person, and gives them access', async () => {
		await arriveWithAccount(visitor, server, { email: 'rosa@example.com', path: '/about' });
		await signInAsAdmin(page, server, '/admin/users');
		await page.getByLabel('Search users').fill('ROSA@');
		await expect(page.getByRole('row')).toHaveCount(2);
		await page.getByRole('switch', { name: 'Editor access of rosa@example.com' }).press('Space');
		await expect(toast(page, 'rosa@example.com can edit now.')).toBeVisible();
		const downloading = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV' }).click();
		const file = readFileSync(await (await downloading).path(), 'utf8');
		expect(file).toContain(
			'AWS ID,Internal ID,Email,Created,Last Modified,Paying User?,User Type,Trial Start',
		);
		expect(file).toContain('rosa@example.com');
		await page.getByRole('button', { name: 'Internal ID' }).click();
		await expect(page.getByRole('columnheader', { name: 'Internal ID' })).toHaveAttribute('aria-sort');
		await page.getByLabel('Search users').fill('');
		const firstRow = page.getByRole('row').nth(1);
		const sorted = page.getByRole('columnheader', { name: 'Editor Access' });
		for (const [order, hasRosaFirst] of [
			['descending', true],
			['ascending', false],
		] as const) {
			await page.getByRole('button', { name: 'Editor Access' }).click();
			await expect(sorted).toHaveAttribute('aria-sort', order);
			await expect(firstRow.getByText('rosa@example.com')).toBeVisible({ visible: hasRosaFirst });
		}
		await expectNoViolations(page);
		await visitor.goto(`${server.url}/admin/articles`);
		await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Article Manager');
		await visitor.getByLabel('Search articles').fill('amherst college');
		await expect(visitor.getByRole('row').nth(1)).toContainText('Visiting a small college');
	});

	await test.step('writes the About page, with the people on it', async () => {
		await page.goto(`${server.url}/admin/about`);
		await page.getByRole('button', { name: 'Add contributor' }).click();
		await expect(page.getByRole('alert').first()).toHaveText('Name cannot be blank.');
		await page.getByLabel('First name').fill('Joy');
		await page.getByLabel('Last name').fill('Adams');
		await page.getByLabel('Type').selectOption('key');
		await page.getByRole('button', { name: 'Add contributor' }).click();
		await expect(page.getByRole('alert')).toHaveText('Image Url cannot be blank.');
		await page.getByLabel('Type').selectOption('parent');
		await page.getByRole('button', { name: 'Add contributor' }).click();
		await expect(toast(page, 'Added: Joy Adams')).toBeVisible();
		await page.getByLabel('First name').fill('Lee');
		await page.getByLabel('Last name').fill('Adams');
		await page.getByRole('button', { name: 'Add contributor' }).click();
		await expect(toast(page, 'Added: Lee Adams')).toBeVisible();
		for (const [name, answer, left] of [
			['Joy Adams', 'Keep it', 2],
			['Lee Adams', 'Delete', 1],
		] as const) {
			await page.getByRole('button', { name: `Delete ${name}` }).click();
			await page
				.getByRole('dialog', { name: `Delete ${name}` })
				.getByRole('button', { name: answer })
				.click();
			await expect(page.getByRole('button', { name: /^Delete .* Adams$/ })).toHaveCount(left);
		}
		await expect(toast(page, 'Deleted: Lee Adams')).toBeVisible();
		await page.getByRole('textbox', { name: 'How it began' }).click();
		await page.keyboard.type('It began in a car.');
		const began = page.getByRole('region', { name: 'How it began' });
		const saving = await holdBack(page, '**/api/admin/about/content');
		await began.getByRole('button', { name: 'Save' }).click();
		await expect(began.getByRole('button', { name: 'Saving' })).toBeVisible();
		await saving.letGo();
		await expect(toast(page, 'Saved: How it began')).toBeVisible();
		await expectNoViolations(page);
	});

	await test.step('shows a banner on every page', async () => {
		await page.goto(`${server.url}/admin/site`);
		await page.getByRole('switch', { name: 'Show the banner on every page' }).press('Space');
		await page.getByLabel('Banner text').fill('New guides for Maine');
		await page.getByRole('button', { name: 'Save', exact: true }).first().click();
		await expect(toast(page, 'Saved. Phones pick it up within a minute.')).toBeVisible();
		await expectNoViolations(page);
	});

	await test.step('moves the opening of a state’s map', async () => {
		await moveOpening(page, `${server.url}/admin/state?fips=41`);
	});

	await test.step('imports a file of the Department’s', async () => {
		await page.goto(`${server.url}/admin/content`);
		await page.getByLabel('IPEDS files (CSV)').setInputFiles({
			name: 'hd.csv',
			mimeType: 'text/csv',
			buffer: anHdFile([{}, { UNITID: '100000' }, { UNITID: 'x' }]),
		});
		await expect(page.getByText('1 row left out')).toBeVisible();
		await expectNoViolations(page);
		await page.getByRole('button', { name: 'Import: 1 new, 1 changed' }).click();
		await expect(toast(page, 'Imported: 1 new, 1 changed.')).toBeVisible();
	});

	await test.step('makes a promo code, which a visitor redeems', async () => {
		await page.goto(`${server.url}/admin/promo-codes`);
		const code = page.getByLabel('Code', { exact: true });
		const lastDay = page.getByLabel('Last day', { exact: true });
		const make = page.getByRole('button', { name: 'Make code' });
		await code.fill('spring-27');
		await lastDay.fill('2020-05-31');
		await make.click();
		await expect(page.getByRole('alert')).toHaveText('That day is already over.');
		expect(await topOf(lastDay), 'a field with an error leaves its row').toBeCloseTo(await topOf(code), 0);
		const discard = page.getByRole('button', { name: 'Discard' });
		expect(await topOf(discard), 'Discard is not beside the button').toBeCloseTo(await topOf(make), 0);
		await lastDay.fill('2027-05-31');
		await make.click();
		await expect(toast(page, 'SPRING-27 can be used now.')).toBeVisible();
		await visitor.goto(`${server.url}/account`);
		await visitor.getByLabel('Code', { exact: true }).fill('Spring-27');
		await visitor.getByRole('button', { name: 'Redeem' }).click();
		await expect(visitor.getByText('Full, with a code')).toBeVisible();
		await page.reload();
		await expect(page.getByRole('row').nth(1).getByRole('cell')).toContainText([
			'SPRING-27',
			'1',
			'100',
			'May 31, 2027',
		]);
	});

	await test.step('ends the code permanently, asked once', async () => {
		const row = page.getByRole('row').nth(1);
		for (const answer of ['Keep it', 'End the code']) {
			await row.getByRole('button', { name: 'End SPRING-27' }).click();
			const question = page.getByRole('dialog', { name: 'End SPRING-27' });
			await expect(question).toContainText('this code cannot be made again');
			await question.getByRole('button', { name: answer }).click();
		}
		await expect(toast(page, 'SPRING-27 has ended. Anyone who used it keeps the plan.')).toBeVisible();
		await expect(row.getByRole('button')).toHaveCount(0);
	});

	await test.step('shows the visitor all that was written', async () => {
		await visitor.goto(`${server.url}/about`);
		await expect(visitor.getByText('New guides for Maine')).toBeVisible();
		await expect(visitor.getByText('It began in a car.')).toBeVisible();
		await expect(visitor.getByText('Joy Adams')).toBeVisible();
	});
});

test('an admin takes a person who asks for it off the newsletter’s list, asked once', async ({
	page,
	serve,
}) => {
	const server = await serve();
	await page.request.post(`${server.url}/api/public/newsletter`, {
		data: { subscriber: 'rosa@example.com' },
		headers: { 'Sec-Fetch-Site': 'same-origin' },
	});
	await signInAsAdmin(page, server, '/admin/subscribers');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'CSV' }).click();
	const file = readFileSync(await (await downloading).path(), 'utf8');
	expect(file).toContain('Confirmed,Unsubscribed,Unsubscribe link');
	const row = page.getByRole('row').nth(1);
	for (const answer of ['Keep it', 'Unsubscribe']) {
		await row.getByRole('button', { name: 'Unsubscribe rosa@example.com' }).click();
		await page
			.getByRole('dialog', { name: 'Unsubscribe rosa@example.com' })
			.getByRole('button', { name: answer })
			.click();
	}
	await expect(toast(page, 'rosa@example.com is unsubscribed.')).toBeVisible();
	await expect(row).toContainText('Newsletter form');
	await expect(row.getByRole('button')).toHaveCount(0);
	await expectNoViolations(page);
});
