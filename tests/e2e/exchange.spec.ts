import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import {
	chooseFile,
	expectStops,
	openPlanner,
	openTripOf,
	rename,
	stops,
	toast,
	untilSaved,
} from './planner-steps.ts';
import { filmCodes } from './qr-video.ts';
import { goOffline } from './signal.ts';
import { watch } from './watch.ts';

async function save(page: Page, kind: string): Promise<string> {
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: `Save ${kind}` }).click();
	const file = await saved;
	expect(file.suggestedFilename()).toMatch(/^Spring loop\.(json|kml)$/);
	return file.path();
}

test('a trip saved as a file is imported on another device, whole, after a preview', async ({
	page,
	browser,
}) => {
	const names = ['Brown University', 'Logan International Airport', 'Tufts University'];
	await openTripOf(page, ['c217156', 'aBOS', 'c168148']);
	await rename(page, 'Spring loop');
	await page.getByRole('button', { name: 'Share trip' }).click();
	await expect(page.getByRole('button', { name: 'Save Calendar' })).toBeDisabled();
	await expect(page.getByText('A calendar needs dates')).toBeVisible();
	const [json, kml] = [await save(page, 'Everything'), await save(page, 'Google Earth')];
	await page.getByRole('button', { name: 'Show a QR code' }).click();
	const shown = page.getByRole('img', { name: 'QR code of the trip' });
	const inks = () =>
		shown.evaluate((code) => [getComputedStyle(code).fill, getComputedStyle(code).backgroundColor]);
	const darkOnLight = await inks();
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await inks()).toEqual(darkOnLight);
	const code = await shown.screenshot();

	const other = await browser.newContext();
	const there = await other.newPage();
	await openPlanner(there);
	await there.getByRole('button', { name: 'Import a trip' }).click();
	const broken = '<!DOCTYPE x [<!ENTITY a "ha">]><kml/>';
	await chooseFile(there, { name: 'x.kml', mimeType: 'text/xml', buffer: Buffer.from(broken) });
	await expect(there.getByRole('alert')).toContainText('its own definitions');
	await chooseFile(there, kml);
	const preview = there.getByRole('dialog', { name: 'Import these stops?' });
	await expect(preview).toContainText('“Spring loop”: 3 stops. 2 are colleges we recognize.');
	await expect(preview.getByRole('checkbox')).toHaveCount(3);
	await expect(preview.getByRole('checkbox').first()).toBeFocused();
	await preview.getByRole('checkbox', { name: /Logan/ }).uncheck();
	await preview.getByRole('button', { name: 'Import 2 stops' }).click();
	await expectStops(there, ['Brown University', 'Tufts University']);
	await untilSaved(there);
	await there.getByRole('button', { name: 'Add stop' }).click();
	await there.getByRole('button', { name: 'Import a trip' }).click();
	await chooseFile(there, json);
	await expect(preview).toContainText('Providence, RI, already stop 1');
	await preview.getByRole('button', { name: 'Add 1 to this trip' }).click();
	await expectStops(there, ['Brown University', 'Tufts University', 'Logan International Airport']);
	// By keyboard: on a busy machine the toast may be gone by now.
	await there.keyboard.press('Control+z');
	await expect(stops(there)).toHaveCount(2);
	await there.getByRole('button', { name: 'Add stop' }).click();
	await there.getByRole('button', { name: 'Import a trip' }).click();
	await chooseFile(there, { name: 'code.png', mimeType: 'image/png', buffer: code });
	await preview.getByRole('button', { name: 'Import as a new trip' }).click();
	await expect(toast(there, 'New trip with 3 stops.')).toBeVisible();
	await expectStops(there, names);
	await expect(there.getByRole('heading', { level: 1 })).toHaveText('Spring loop');
	await expect(there.getByRole('link', { name: 'Draft “Spring loop”, 2 stops' })).toBeVisible();
	await other.close();
});

test('a table that Excel saved shows its accents and curly quotes in the preview', async ({ page }) => {
	await openPlanner(page);
	await page.getByRole('button', { name: 'Import a trip' }).click();
	const buffer = Buffer.from('Name,Latitude,Longitude\r\nLouis\x92 Caf\xe9,41.3,-72.9\r\n', 'latin1');
	await chooseFile(page, { name: 'places.csv', mimeType: 'text/csv', buffer });
	const preview = page.getByRole('dialog', { name: 'Import these stops?' });
	await expect(preview.getByRole('checkbox', { name: /^Louis’ Café/ })).toBeVisible();
});

/** A trip as the hash of a link: Brown, a name, and notes that hardly compress. */
function tripLink(name: string, noteLength: number): string {
	const brown = [0, 41.826, -71.403, 'Brown University', '217156', 'Providence', 'RI'];
	const notes = Array.from({ length: 20 }, (_, at) => createHash('sha512').update(`${at}`).digest('base64'));
	const packed = JSON.stringify([1, [brown], name, notes.join('').slice(0, noteLength)]);
	return `/trip-planner#trip=${deflateRawSync(packed).toString('base64url')}`;
}

test('a phone scans the trip off another phone’s screen, from one code or several', async ({
	page,
	playwright,
	launchOptions,
	baseURL,
}, info) => {
	const video = info.outputPath('codes.y4m');
	const args = [
		...(launchOptions.args ?? []),
		// The headless shell has no window to ask for the camera in.
		'--use-fake-ui-for-media-stream',
		'--use-fake-device-for-media-stream',
		`--use-file-for-fake-video-capture=${video}`,
	];
	const phone = await playwright.chromium.launch({ ...launchOptions, args });
	const other = await phone.newContext({
		baseURL: baseURL ?? '',
	});
	const watched = await watch(other);
	const there = await other.newPage();
	await openPlanner(there);
	for (const [name, noteLength, take] of [
		['A short one', 20, 'Import 1 stop'],
		['A long one', 1000, 'Import as a new trip'],
	] as const) {
		await page.goto('/');
		await page.goto(tripLink(name, noteLength));
		await page.getByRole('button', { name: /^(Import 1 stop|Import as a new trip)$/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await page.getByRole('button', { name: 'Share trip' }).click();
		await page.getByRole('button', { name: 'Show a QR code' }).click();
		await filmCodes(page, video);

		await there.getByRole('button', { name: 'Import a trip' }).click();
		await there.getByRole('button', { name: 'Scan a code' }).click();
		await there.getByRole('button', { name: take }).click();
		await expect(there.getByRole('heading', { level: 1 })).toHaveText(name);
		await expectStops(there, ['Brown University']);
		await there.getByRole('button', { name: 'Add stop' }).click();
	}
	expect(watched.troubles).toEqual([]);
	await phone.close();
});

test('without a scanner, photos of the codes bring a long trip, even a few at a time', async ({
	page,
	browser,
}) => {
	await page.goto(tripLink('A long one', 1000));
	await page.getByRole('button', { name: 'Import 1 stop' }).click();
	await page.getByRole('button', { name: 'Share trip' }).click();
	await page.getByRole('button', { name: 'Show a QR code' }).click();
	const [first, ...others] = await photographs(page);

	const other = await browser.newContext();
	const there = await other.newPage();
	await openPlanner(there);
	await there.getByRole('button', { name: 'Import a trip' }).click();
	await chooseFile(there, picture('nothing', await page.getByRole('heading', { level: 1 }).screenshot()));
	await expect(there.getByRole('alert')).toContainText('We couldn’t find a code in this picture.');
	await chooseFile(there, picture('first', first));
	await expect(there.getByRole('alert')).toHaveText(
		`1 of ${others.length + 1} codes scanned. Choose pictures of the others.`,
	);
	await chooseFile(there, others.map((code, at) => picture(`other ${at}`, code)).reverse());
	await there.getByRole('button', { name: 'Import 1 stop' }).click();
	await expect(there.getByRole('heading', { level: 1 })).toHaveText('A long one');
	await expectStops(there, ['Brown University']);
	await other.close();
});

testInstalled(
	'with no signal, a phone whose browser reads no codes reads one with the app’s own reader',
	async ({ page }) => {
		await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
		await page.goto(tripLink('No signal', 20));
		await page.getByRole('button', { name: 'Import 1 stop' }).click();
		await page.getByRole('button', { name: 'Share trip' }).click();
		await page.getByRole('button', { name: 'Show a QR code' }).click();
		const code = await page.getByRole('img', { name: 'QR code of the trip' }).screenshot();
		await goOffline(page);
		await page.reload();
		await page.getByRole('button', { name: 'Add stop' }).click();
		await page.getByRole('button', { name: 'Import a trip' }).click();
		await chooseFile(page, picture('code', code));
		await page.getByRole('button', { name: 'Import as a new trip' }).click();
		await expect(toast(page, 'New trip with 1 stop.')).toBeVisible();
	},
);

const picture = (name: string, buffer: Buffer | undefined) => ({
	name: `${name}.png`,
	mimeType: 'image/png',
	buffer: buffer ?? Buffer.from(''),
});

/** A screenshot of each code that takes its turn on the screen. */
async function photographs(page: Page): Promise<Buffer[]> {
	const code = page.getByRole('img', { name: /^QR code, part \d/ });
	const seen = new Map<string | null, Buffer>();
	const count = Number((await page.getByText(/^Part \d of \d$/).textContent())?.at(-1));
	while (seen.size < count) {
		await page.getByRole('button', { name: 'Pause' }).click();
		const shown = await code.getAttribute('aria-label');
		seen.set(shown, await code.screenshot());
		await page.getByRole('button', { name: 'Play' }).click();
		await expect(code).not.toHaveAttribute('aria-label', shown ?? '');
	}
	return [...seen.values()];
}

test('a code opened by the camera app is a link to the trip, previewed before it is imported', async ({
	page,
}) => {
	await page.goto(tripLink('By code', 0));
	await page.getByRole('button', { name: 'Import 1 stop' }).click();
	await expectStops(page, ['Brown University']);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('By code');
	await expect(page).toHaveURL(/\/trip-planner$/);
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'Import a trip' }).click();
	await page.getByRole('button', { name: 'Scan a code' }).click();
	await expect(page.getByRole('alert')).toContainText(/choose a picture of the code/i);
	await page.goto('/trip-planner#trip=broken');
	await expect(page.getByRole('dialog', { name: 'There’s no trip in this link' })).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	await expectStops(page, ['Brown University']);
});
