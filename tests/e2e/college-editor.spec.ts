import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { startServer } from './start-server.mjs';
import { holdSaves } from './steps.ts';

test('while a save is answered, the cursor stays in the text, and every word typed goes there', async ({
	page,
}) => {
	const server = await startServer();
	try {
		await signInAsAdmin(page, server, '/admin/colleges/210669');
		const answered = await holdSaves(page);
		const isLive = page.getByRole('switch', { name: 'Live' });
		for (const [tab, label] of [
			['Eat', 'Eat'],
			['Special features', 'Special features text'],
		] as const) {
			await page.getByRole('tab', { name: tab, exact: true }).click();
			const text = page.getByRole('textbox', { name: label, exact: true });
			await text.fill('Open on');
			await page.getByRole('button', { name: 'Save changes' }).click();
			await answered(async () => {
				await text.press('ControlOrMeta+End');
				await page.keyboard.type(' Mon');
			});
			await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
			await expect(text).toBeFocused();
			await page.keyboard.type('day');
			await expect(text).toHaveText('Open on Monday');

			// Nor does a switch that is saved meanwhile take the cursor away.
			const was = await isLive.isChecked();
			await isLive.click();
			await answered(async () => {
				await text.press('ControlOrMeta+End');
				await page.keyboard.type(' and');
			});
			await expect(isLive).toBeChecked({ checked: !was });
			await page.keyboard.type(' Friday');
			await expect(text).toHaveText('Open on Monday and Friday');
			// What was typed can still be undone.
			await text.press('ControlOrMeta+z');
			await expect(text).not.toHaveText('Open on Monday and Friday');
			await page.getByRole('button', { name: 'Discard' }).click();
			await expect(text).toHaveText('Open on');
		}
	} finally {
		await page.close();
		await server.stop();
	}
});

test('words that are cut can be pasted, and what another program copied takes the place of what is selected', async ({
	page,
}) => {
	const server = await startServer();
	try {
		await signInAsAdmin(page, server, '/admin/colleges/210669');
		await page.getByRole('tab', { name: 'Eat', exact: true }).click();
		const text = page.getByRole('textbox', { name: 'Eat', exact: true });
		await text.fill('The diner takes cash only.');
		await text.press('Enter');
		await page.keyboard.type('- Pancakes');
		await text.press('Enter');
		await page.keyboard.type('Waffles');
		const written = await text.innerHTML();
		expect(written).toContain('<li><p>Pancakes</p></li>');
		await text.press('ControlOrMeta+a');
		await text.press('ControlOrMeta+x');
		await expect(text).toHaveText('');
		await text.press('ControlOrMeta+v');
		await expect(text).toHaveJSProperty('innerHTML', written);

		await copyElsewhere(page, '<p>Copied from a <b>web</b> page</p>');
		await text.press('ControlOrMeta+a');
		await text.press('ControlOrMeta+v');
		const copied = '<p>Copied from a <strong>web</strong> page</p>';
		await expect(text).toHaveJSProperty('innerHTML', copied);
	} finally {
		await page.close();
		await server.stop();
	}
});

/** Leaves HTML on the clipboard as another program would, byte for byte. */
async function copyElsewhere(page: Page, html: string) {
	await page.evaluate((copied) => {
		const write = (event: ClipboardEvent) => {
			event.clipboardData?.setData('text/html', copied);
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		addEventListener('copy', write, { capture: true, once: true });
	}, html);
	await page.keyboard.press('ControlOrMeta+c');
}
