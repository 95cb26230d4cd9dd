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

	test('is a combobox that says whether its list is open and which option is meant', async ({ page }) => {
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
	});

	test('opens the option that the arrow keys chose, with q and t in its address', async ({ page }) => {
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('boston');
		await expect(options(page).first()).toContainText('Boston College');
		await box.press('ArrowDown');
		await box.press('ArrowDown');
		await box.press('ArrowUp');
		await box.press('Enter');
		await expect(page).toHaveURL(/\/college\/164924\?q=Boston\+College&t=college$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boston College');
	});

	test('closes its list on Escape and keeps the focus', async ({ page }) => {
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('boston');
		await expect(page.getByRole('listbox')).toBeVisible();
		await box.press('Escape');
		await expect(page.getByRole('listbox')).toBeHidden();
		await expect(box).toBeFocused();
		await expect(box).toHaveAttribute('aria-expanded', 'false');
	});

	test('goes to the search page on Enter without a choice', async ({ page }) => {
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('boston');
		await box.press('Enter');
		await expect(page).toHaveURL('/search?q=boston');
		await expect(page.getByText(/results for “boston”/)).toBeVisible();
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Boston University/ })
			.click();
		await expect(page).toHaveURL(/\/college\/164988\?q=Boston\+University&t=college$/);
	});

	test('asked on the search page, leads to the answer, with its list closed', async ({ page }) => {
		await page.goto('/search?q=boston');
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
	});

	test('leads to a state, with t=state; to its region while its guides are coming soon', async ({ page }) => {
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('massachusetts');
		await options(page).first().click();
		await expect(page).toHaveURL(/\/state\/Massachusetts\?q=Massachusetts&t=state$/);
		await page.goto('/search');
		const second = await searchBox(page);
		await second.fill('alaska');
		await expect(options(page).first()).toContainText('COMING SOON');
		await options(page).first().click();
		await expect(page).toHaveURL('/region/West?q=Alaska&t=state');
	});

	const meanings = [
		['boston college', 'Boston College'],
		['UW Madison', 'University of Wisconsin-Madison'],
		['MIT', 'Massachusetts Institute of Technology'],
		['bama', 'University of Alabama'],
		['Standford', 'Stanford University'],
		['Georgtown', 'Georgetown University'],
		['WASHINGTON DC', 'Washington D.C.'],
	] as const;
	test('finds the intended college: by name, another name, a typo, in any case', async ({ page }) => {
		await page.goto('/');
		const box = await searchBox(page);
		for (const [typed, meant] of meanings) {
			await test.step(typed, async () => {
				await box.fill(typed);
				await expect(options(page).first()).toContainText(meant);
			});
		}
	});

	test('says when there is nothing by that name, and lists what lies near a town, or nothing', async ({
		page,
	}) => {
		await page.goto('/');
		const box = await searchBox(page);
		await box.fill('Concord, NH');
		await expect(page.getByText('No college or state by that name. Near that town:')).toBeVisible();
		await expect(options(page)).toHaveCount(3);
		const [field, list] = await Promise.all([box.boundingBox(), page.getByRole('listbox').boundingBox()]);
		expect(list?.width).toBeLessThanOrEqual(field?.width ?? 0);
		await box.fill('07030');
		await expect(page.getByText('No college or state by that name.', { exact: true })).toBeVisible();
		await expect(options(page)).toHaveCount(0);
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
				await page.goto(`/search?q=${encodeURIComponent(typed)}`);
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
