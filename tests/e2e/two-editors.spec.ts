import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { toast } from './planner-steps.ts';
import { signInAsAdmin, signUpHere } from './sign-in-steps.ts';

const ED = 'ed@example.com';
/** An open editor announces itself every 20 s, and learns then who else is there. */
const NEXT_BEAT = { timeout: 40_000 };

const stay = (page: Page) => page.getByRole('textbox', { name: 'Stay' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
/** Nor asked about: while that is open, it stands in the place of what is unsaved. */
const expectSaved = (page: Page) =>
	expect(page.getByText(/^Unsaved|saved this college after you opened it/)).toHaveCount(0);

test('two editors in one college: each sees the other, the second to save is asked, and every change can be taken back', async ({
	page,
	browser,
	serve,
}) => {
	const server = await serve();
	const ed = await browser.newPage();
	await ed.goto(`${server.url}/sign-in/start?return=/about`);
	await signUpHere(ed, server, ED);
	await signInAsAdmin(page, server, '/admin/users');
	const access = page.getByRole('switch', { name: `Editor access of ${ED}` });
	await access.press('Space');
	await expect(access).toBeChecked();

	const editor = `${server.url}/admin/colleges/164924`;
	for (const each of [page, ed]) {
		await each.goto(editor);
		await expect(each.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	}
	await expect(ed.getByText('admin@localhost has this college open, too.')).toBeVisible();
	await expect(page.getByText(`${ED} has this college open, too.`)).toBeVisible(NEXT_BEAT);

	// Each changed something different, so both changes are kept.
	await stay(ed).fill('The inn that Ed knows.');
	await page.getByLabel('Website').fill('https://www.bc.edu/visit');
	await save(page);
	await expectSaved(page);
	await save(ed);
	const conflict = ed.getByRole('alert');
	await expect(conflict).toContainText(
		'admin@localhost saved this college after you opened it. Nothing of yours is saved yet.',
	);
	await expect(conflict).toContainText('You and they changed different fields: saving keeps both.');
	await conflict.getByRole('button', { name: 'Save mine, too' }).click();
	await expectSaved(ed);
	await page.reload();
	await expect(stay(page)).toHaveText('The inn that Ed knows.');
	await expect(page.getByLabel('Website')).toHaveValue('https://www.bc.edu/visit');

	// Both changed the same field: the second editor sees both versions and chooses.
	await stay(page).fill('The inn that Joy knows.');
	await stay(ed).fill('Another inn.');
	await tab(ed, 'Eat').click();
	const eat = ed.getByRole('textbox', { name: 'Eat', exact: true });
	await eat.fill('A diner that only Ed knows.');
	await tab(ed, 'Stay').click();
	await save(page);
	await expectSaved(page);
	await save(ed);
	await expect(conflict.getByRole('definition')).toHaveText(['The inn that Joy knows.', 'Another inn.']);
	await expect(conflict.getByRole('term')).toHaveText(['Stay, theirs', 'Stay, yours']);
	await conflict.getByRole('button', { name: 'Take theirs' }).click();
	await expect(stay(ed)).toHaveText('The inn that Joy knows.');
	// Nobody else has touched this one.
	await expect(ed.getByText('Unsaved: Eat.')).toBeVisible();
	// Not on Discard: a second Enter would lose the rest.
	await expect(ed.getByRole('heading', { name: 'Guide text' })).toBeFocused();
	await tab(ed, 'Eat').click();
	await expect(eat).toHaveText('A diner that only Ed knows.');
	await ed.getByRole('button', { name: 'Discard' }).click();
	await expect(ed.locator('main :focus')).toHaveCount(1);
	await tab(ed, 'Stay').click();
	await expectSaved(ed);

	// A draft that is opened again after somebody else has saved still knows what it was written over.
	await stay(ed).fill('A third inn.');
	await expect(ed.getByText('Unsaved: Stay.')).toBeVisible();
	await ed.goto(`${server.url}/about`);
	await stay(page).fill('The inn that Joy knows best.');
	await save(page);
	await expectSaved(page);
	await ed.goto(editor);
	await expect(stay(ed)).toHaveText('A third inn.');
	await save(ed);
	await expect(conflict.getByRole('definition')).toHaveText(['The inn that Joy knows best.', 'A third inn.']);
	await conflict.getByRole('button', { name: 'Take theirs' }).click();
	await expect(stay(ed)).toHaveText('The inn that Joy knows best.');

	await page.reload();
	await page.getByText('History, 4 changes').click();
	const takeBack = page.getByRole('button', { name: 'Take back this change' });
	await page.getByLabel('Website').fill('https://www.bc.edu/tours');
	await takeBack.nth(1).click();
	await expect(
		toast(page, 'Taken back. Everything else stays. You can take this back below, too.'),
	).toBeVisible();
	await expect(stay(page)).toHaveText('The inn that Ed knows.');
	// What is not saved yet was in no change.
	await expect(page.getByLabel('Website')).toHaveValue('https://www.bc.edu/tours');
	await page.getByRole('button', { name: 'Discard' }).click();
	await takeBack.first().click();
	await expect(stay(page)).toHaveText('The inn that Joy knows best.');

	await page.goto(`${server.url}/admin/colleges`);
	const line = page.getByRole('listitem').filter({ hasText: 'Boston College' });
	// Someone who leaves by typing a site address still counts as present for a while.
	await expect(line.getByText(/^Open: /)).toContainText(ED);
});

test('a college’s form reports errors in the specification’s words, and previews the input as on a phone', async ({
	page,
	watched,
	serve,
}) => {
	const server = await serve();
	await signInAsAdmin(page, server, '/admin/colleges/164924');
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Boston College');
	const alert = page.getByRole('alert');
	const size = page.getByLabel('Size', { exact: true });
	for (const [label, typed, words] of [
		['Size', '5', 'Valid sizes are 1 to 4'],
		['Size', '0', 'Valid sizes are 1 to 4'],
		['In-state tuition', '62,950', 'Digits only'],
		['Need met by aid, %', 'half', 'Numbers only, like 45 or 45.5'],
	] as const) {
		const field = page.getByLabel(label, { exact: true });
		const before = await field.inputValue();
		await field.fill(typed);
		await expect(alert).toHaveText(words);
		await expect(field).toHaveAccessibleDescription(words);
		await field.fill(before);
		await expect(alert).toHaveCount(0);
	}
	await size.fill('3');
	await expect(size).toHaveAccessibleDescription('3: 5,000-10,000');

	const address = page.getByLabel('Image address');
	await address.focus();
	await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport({ ratio: 1 });
	const desk = page.viewportSize() ?? { width: 1280, height: 720 };
	await page.setViewportSize({ width: 390, height: 844 });
	for (const label of ['Website', 'Image address']) {
		await page.getByLabel(label).click();
		await expect(page.getByRole('button', { name: 'Save changes' }), label).toBeInViewport({ ratio: 1 });
	}
	await page.setViewportSize(desk);
	for (const [typed, words] of [
		['https://www.bc.edu/quad.bmp', /^Invalid Image URL$/],
		['quad.svg', /^Use the full URL of the picture, from https:\/\//],
	] as const) {
		await address.fill(typed);
		await page.getByRole('button', { name: 'Fetch the picture' }).click();
		await expect(alert).toHaveText(words);
	}
	await address.fill('');
	watched.expectTrouble(/422.*\/api\/admin\/image/);
	await page.getByLabel('Upload a picture').setInputFiles({
		name: 'quad.png',
		mimeType: 'image/png',
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
	});
	await expect(alert).toContainText('An SVG can carry scripts');

	const phone = page.getByRole('region', { name: 'The guide on a phone' });
	await stay(page).fill('The inn by the reservoir.');
	await expect(phone).toContainText('The inn by the reservoir.');
	await stay(page).press('ControlOrMeta+a');
	await stay(page).press('Delete');
	// Its hotels are there without a text.
	await expect(phone).not.toContainText('The inn by the reservoir.');
	await stay(page).fill('The inn by the reservoir.');
	await page.getByRole('button', { name: 'Discard' }).click();
	await expect(phone.getByText('Coming Soon!')).toHaveCount(0);
	await expect(stay(page)).not.toContainText('The inn by the reservoir.');
});

test('the search for a college to add waits until typing has stopped for 500 ms', async ({ page, serve }) => {
	const server = await serve();
	await signInAsAdmin(page, server, '/admin/colleges');
	const box = page.getByRole('combobox', { name: 'Add a college' });
	await expect(box).toBeVisible();
	// The list that is there finds a college by its other names, too.
	await page.getByLabel('Find in this list').fill('ucla');
	await expect(page.getByText(/^1 of \d+ colleges$/)).toBeVisible();
	const asked: string[] = [];
	page.on('request', (request) => {
		const { searchParams } = new URL(request.url());
		if (request.url().includes('/api/admin/colleges?')) asked.push(searchParams.get('term') ?? '');
	});
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await box.fill('alle');
	await page.clock.runFor(499);
	await box.fill('allegh');
	await page.clock.runFor(499);
	expect(asked).toEqual([]);
	await page.clock.runFor(1);
	await expect.poll(() => asked).toEqual(['allegh']);
});
