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
