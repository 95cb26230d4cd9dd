import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';
import { holdBack, scriptsSaying, searchBox } from './steps.ts';

test.describe('the search box', () => {
	test('waits 250 ms after the last letter before it lists anything', async ({ page }) => {
		await page.clock.install();
		await page.goto('/');
		const box = await searchBox(page);
		// Once beforehand, so that the catalogue is loaded and only the box is timed.
		await box.fill('boston');
		await expect(options(page).first()).toBeVisible();
		await box.fill('');
		await expect(options(page)).toHaveCount(0);
		await page.clock.pauseAt(Date.now() + 60_000);
		await box.fill('smith col');
		await page.clock.runFor(240);
		expect(await options(page).count()).toBe(0);
		await page.clock.runFor(100);
		await expect(options(page).first()).toContainText('Smith College');
	});

	test('is a combobox: says whether its list is open and which option is meant, closes on Escape, and opens what the arrow keys chose', async ({
		page,
	}) => {
		await page.goto('/');
		const box = await searchBox(page);
		await expect(box).toHaveAccessibleName('Search colleges and states');
		await expect(box).toHaveAttribute('aria-expanded', 'false');
		await box.fill('boston');
		await expect(page.getByRole('listbox')).toBeVisible();
		await expect(box).toHaveAttribute('aria-expanded', 'true');
		expect(await box.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'));
		await box.press('ArrowDown');
		const meant = options(page).first();
		await expect(box).toHaveAttribute('aria-activedescendant', (await meant.getAttribute('id')) ?? '?');
		await expect(box).toBeFocused();
		await box.press('Escape');
		await expect(page.getByRole('listbox')).toBeHidden();
		await expect(box).toBeFocused();
		await expect(box).toHaveAttribute('aria-expanded', 'false');
		await box.fill('boston c');
		await expect(options(page).first()).toContainText('Boston College');
		await box.press('ArrowDown');
		await box.press('ArrowDown');
		await box.press('ArrowUp');
		await box.press('Enter');
		await expect(page).toHaveURL(/\/college\/164924\?q=Boston\+College&t=college$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	});

	test('without a choice, Enter leads to the search page; asked there, it leads to the answer, with its list closed', async ({
		page,
	}) => {
		await page.goto('/');
		const onHome = await searchBox(page);
		await onHome.fill('boston');
		await onHome.press('Enter');
		await expect(page).toHaveURL('/search?q=boston');
		await expect(page.getByText(/results for “boston”/)).toBeVisible();
		const box = await searchBox(page);
		await expect(box).toHaveAttribute('aria-expanded', 'false');
		const heard = await followFocus(page);
		await box.fill('smith');
		await box.press('Enter');
		const summary = page.getByRole('status').getByText('1 result for “smith”');
		await expect(summary).toBeFocused();
		// Longer than typing may pause, and than the box may take to come.
		await page.waitForTimeout(600);
		await expect(summary).toBeFocused();
		await expect(page.getByRole('listbox')).toBeHidden();
		await expect(page.getByRole('banner')).toBeVisible();
		expect(await heard()).toEqual(['1 result for “smith”']);
		await page.goBack();
		await expect(page.getByText(/results for “boston”/)).toBeVisible();
		await expect(box).toHaveValue('boston');
		await box.press('Enter');
		await expect(page.getByText(/results for “boston”/)).toBeFocused();
		await page.getByRole('contentinfo').getByRole('combobox').fill('tufts');
		await page.keyboard.press('Enter');
		await expect(page.getByText('1 result for “tufts”')).toBeFocused();
		await page.goBack();
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Boston University/ })
			.click();
		await expect(page).toHaveURL(/\/college\/164988\?q=Boston\+University&t=college$/);
	});

	test('finds a college by another name or with a typo, what lies near a town, or nothing; leads to a state, or to its region while its guides are coming soon', async ({
		page,
	}) => {
		await page.goto('/');
		const box = await searchBox(page);
		for (const [typed, meant] of [
			['UW Madison', 'University of Wisconsin-Madison'],
			['Standford', 'Stanford University'],
			['WASHINGTON DC', 'Washington D.C.'],
		] as const)
			await test.step(typed, async () => {
				await box.fill(typed);
				await expect(options(page).first()).toContainText(meant);
			});
		await test.step('a town', async () => {
			await box.fill('Concord, NH');
			await expect(page.getByText('No college or state by that name. Near that town:')).toBeVisible();
			await expect(options(page)).toHaveCount(3);
			const [field, list] = await Promise.all([box.boundingBox(), page.getByRole('listbox').boundingBox()]);
			expect(list?.width).toBeLessThanOrEqual(field?.width ?? 0);
		});
		await test.step('nothing by that name', async () => {
			await box.fill('07030');
			await expect(page.getByText('No college or state by that name.', { exact: true })).toBeVisible();
			await expect(options(page)).toHaveCount(0);
		});
		await test.step('a state', async () => {
			await box.fill('massachusetts');
			await expect(options(page).first()).toContainText('Massachusetts');
			await options(page).first().click();
			await expect(page).toHaveURL(/\/state\/Massachusetts\?q=Massachusetts&t=state$/);
		});
		await test.step('a state whose guides are coming soon', async () => {
			await page.goto('/search');
			await (await searchBox(page)).fill('alaska');
			await expect(options(page).first()).toContainText('COMING SOON');
			await options(page).first().click();
			await expect(page).toHaveURL('/region/West?q=Alaska&t=state');
		});
	});

	test('loses no letter when typing begins before it is a combobox', async ({ page }) => {
		const slow = await holdBack(page, scriptsSaying('Search results'));
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.getByRole('main').getByRole('textbox', { name: 'Search colleges and states' }).focus();
		await page.keyboard.type('univ');
		await slow.letGo();
		await page.keyboard.type('ersity of massachusetts amherst', { delay: 15 });
		const box = await searchBox(page);
		await expect(box).toHaveValue('university of massachusetts amherst');
		await expect(box).toBeFocused();
		await expect(options(page).first()).toContainText('University of Massachusetts Amherst');
	});

	test('lists what was typed in full before it was a combobox', async ({ page }) => {
		const slow = await holdBack(page, scriptsSaying('Search results'));
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.getByRole('main').getByRole('textbox', { name: 'Search colleges and states' }).focus();
		await page.keyboard.type('smith col');
		await slow.letGo();
		await expect(options(page).first()).toContainText('Smith College');
	});

	test('keeps whoever types on while the results are on their way', async ({ page }) => {
		await page.goto('/search');
		const box = await searchBox(page);
		const slow = await holdBack(page, scriptsSaying('No college or state by that name'));
		await box.fill('boston');
		await box.press('Enter');
		await expect(page).toHaveURL(/q=boston$/);
		await page.keyboard.type(' college');
		await slow.letGo();
		await expect(page.getByText(/results for “boston”/)).toBeVisible();
		await expect(box).toBeFocused();
		await expect(box).toHaveValue('boston college');
		await box.press('Enter');
		await expect(page.getByText(/results? for “boston college”/)).toBeFocused();
	});

	const strange = [
		['10 kB', 'a'.repeat(10_000)],
		['emoji', '🎓🏫🧭'],
		['right to left', 'جامعة بوسطن'],
		['markup', '<script>document.title="owned"</script><img src=x onerror=alert(1)>'],
		['a prototype', '__proto__'],
		['only spaces', '     '],
		['a broken escape', '%E0%A4%A'],
		['pattern signs', '.*+?^$()[]{}|\\'],
	] as const;
	/** The app finds the same in an address and in the box; these might break what comes before it. */
	const inAddress: string[] = ['10 kB', 'right to left', 'markup', 'a broken escape'];
	test('accepts whatever is typed, here and on the search page', async ({ page }) => {
		page.on('dialog', (dialog) => {
			throw new Error(`A dialog opened: ${dialog.message()}`);
		});
		await page.goto('/search');
		for (const [kind, typed] of strange) {
			await test.step(kind, async () => {
				const box = await searchBox(page);
				await box.fill(typed);
				if (typed.trim())
					await expect(page.getByText(/No college or state by that name/).first()).toBeVisible();
				await box.press('Enter');
				if (typed.trim())
					await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(typed.trim());
				if (inAddress.includes(kind)) await page.goto(`/search?q=${encodeURIComponent(typed)}`);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
				await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
				await expect(page).toHaveTitle('Search | College Tour Trails');
			});
		}
	});
});

testInstalled('results come while typing, with no signal', async ({ page }) => {
	await page.goto('/');
	await goOffline(page);
	await page.reload();
	const box = await searchBox(page);
	await box.fill('oberl');
	await expect(options(page).first()).toContainText('Oberlin College');
	await options(page).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oberlin College');
});

test('a guide that is on this device is marked in the results, until an editor closes it', async ({
	page,
	watched,
}) => {
	await page.goto('/college/164924');
	await expect(page.getByText(/On this computer, refreshed/)).toBeVisible();
	await page.goto('/search?q=boston');
	await expect(
		page.getByRole('link', { name: /Boston College/ }).getByText('On this computer'),
	).toBeVisible();
	await expect(
		page.getByRole('link', { name: /Boston University/ }).getByText('On this computer'),
	).toBeHidden();
	watched.expectTrouble(/404/);
	await page.route('**/api/query?target=college&**', (route) =>
		route.fulfill({ status: 404, json: { code: 'college_not_found' } }),
	);
	await page.getByRole('link', { name: /Boston College/ }).click();
	await expect(page).toHaveURL('/404');
	await page.goto('/search?q=boston');
	await expect(page.getByRole('link', { name: /Boston College/ })).toBeVisible();
	await expect(page.getByRole('main').getByText('On this computer')).toHaveCount(0);
});

const options = (page: Page) => page.getByRole('option');

/** The words of what gets the focus from now on. */
async function followFocus(page: Page): Promise<() => Promise<string[]>> {
	const heard = await page.evaluateHandle(() => {
		const words: string[] = [];
		addEventListener('focusin', ({ target }) => {
			if (target instanceof HTMLParagraphElement) words.push(target.innerText);
		});
		return words;
	});
	return () => heard.jsonValue();
}
