import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { holdSaves } from './steps.ts';

test('a text stays where it is when typed in and while saved, and every word typed goes there', async ({
	page,
	serve,
}) => {
	const server = await serve();
	await signInAsAdmin(page, server, '/admin/colleges/210669');
	const answered = await holdSaves(page);
	const isLive = page.getByRole('switch', { name: 'Live' });
	for (const [tab, label] of [
		['Eat', 'Eat'],
		['Special features', 'Special features text'],
	] as const) {
		await page.getByRole('tab', { name: tab, exact: true }).click();
		const text = page.getByRole('textbox', { name: label, exact: true });
		const where = () => text.evaluate((element) => element.getBoundingClientRect().y + scrollY);
		const before = await where();
		await text.fill('Open on');
		await expect(page.getByText(`Unsaved: ${label}.`)).toBeVisible();
		expect(await where()).toBe(before);
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
});

test('words that are cut can be pasted, and words copied in another program replace the selection', async ({
	page,
	serve,
}) => {
	const server = await serve();
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
});

test('text pasted from other programs keeps its lines apart, and is bold where it was bold', async ({
	page,
	watched,
	serve,
}) => {
	// While DOMPurify parses it, in its own document, the browser reports each inline style there.
	watched.expectTrouble(/^console: Applying inline style violates .* \(\S+\/assets\/\S+\.js\)$/s);
	watched.expectTrouble(/^console: Content security policy: style-src-attr inline /);
	const server = await serve();
	await signInAsAdmin(page, server, '/admin/colleges/210669');
	await page.getByRole('tab', { name: 'Eat', exact: true }).click();
	const text = page.getByRole('textbox', { name: 'Eat', exact: true });
	for (const [copied, pasted] of fromElsewhere) {
		await copyElsewhere(page, copied);
		await text.press('ControlOrMeta+a');
		await text.press('ControlOrMeta+v');
		await expect.soft(text).toHaveJSProperty('innerHTML', pasted);
	}
});

/** HTML as it is copied from Google Docs, Gmail, Google Sheets, a web page and Word, and what it becomes. */
const fromElsewhere = [
	[
		'<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Eat</span></h1><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal">Try the diner. </span><span style="font-weight:700;font-style:normal">Cash only.</span><span style="font-weight:400;font-style:italic"> Closed Mondays.</span></p><ul><li dir="ltr" style="font-weight:700"><p dir="ltr"><span style="font-weight:400">Pancakes</span></p></li></ul></b>',
		'<h2>Eat</h2><p>Try the diner. <strong>Cash only.</strong><em> Closed Mondays.</em></p><ul><li><p>Pancakes</p></li></ul>',
	],
	[
		'<div dir="ltr">The Dining Hall<div>Open until <b>9 <span style="font-weight:normal">or so</span></b></div><div>Park on Elm St</div></div>',
		'<p>The Dining Hall</p><p>Open until <strong>9 </strong>or so</p><p>Park on Elm St</p>',
	],
	[
		'<table><tbody><tr><td style="font-weight:bold">Monday</td><td>9 to 5</td></tr><tr><td><p>Sunday</p></td><td><p>closed</p></td></tr></tbody></table>',
		'<p><strong>Monday</strong> 9 to 5</p><p>Sunday</p><p>closed</p>',
	],
	[
		'<section><h5 style="font-weight:700">Lunch</h5>Soup<img src="/icons/favicon.svg">and<script>alert(1)</script> bread</section><dl><dt>Tea</dt><dd>free</dd></dl>',
		'<h4>Lunch</h4><p>Soup and bread</p><p>Tea</p><p>free</p>',
	],
	[
		"<p class=MsoNormal>Eat at <b style='mso-bidi-font-weight:normal'>Joe’s</b>, <i>always</i>.<o:p></o:p></p>",
		'<p>Eat at <strong>Joe’s</strong>, <em>always</em>.</p>',
	],
] as const;

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
