import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixture.ts';
import { toast } from './planner-steps.ts';
import { signInAsAdmin } from './sign-in-steps.ts';

const thing = (id: number, name: string, tags: object) => ({
	type: 'node',
	id,
	lat: 42.3372,
	lon: -71.1692,
	tags: { name, ...tags },
});

/** An Overpass server on this machine, which may be busy. */
async function anOverpass() {
	const overpass = { isBusy: false, url: '' };
	const elements = [
		thing(1, 'Hotel Heights', { tourism: 'hotel' }),
		thing(2, 'El Pelón', { amenity: 'restaurant', cuisine: 'mexican' }),
		thing(3, 'The Inn at Longwood', { tourism: 'hotel' }),
	];
	const server = createServer((request, answer) => {
		request.resume();
		if (overpass.isBusy) answer.writeHead(429).end();
		else answer.end(JSON.stringify({ version: 0.6, elements }));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	overpass.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`;
	return Object.assign(overpass, { close: () => server.close() });
}

test('places are imported from OpenStreetMap, edited and deleted; duplicates and failed requests are reported', async ({
	page,
	browser,
	watched,
	serve,
	atEnd,
}) => {
	const overpass = await anOverpass();
	atEnd(overpass.close);
	const server = await serve({ environment: { OVERPASS_URL: overpass.url } });
	const visitor = await browser.newPage();
	await signInAsAdmin(page, server, '/admin/colleges/164924');
	await page.getByRole('button', { name: 'Import from OpenStreetMap' }).click();
	const dialog = page.getByRole('dialog', { name: 'Places around Boston College' });
	const ask = dialog.getByRole('button', { name: 'Ask OpenStreetMap' });
	overpass.isBusy = true;
	watched.expectTrouble(/503.*\/places\/found/);
	await ask.click();
	await expect(dialog.getByRole('alert')).toContainText('is busy (429). Wait a minute, then try again.');
	// Like any field with a fault.
	await expect(dialog.getByRole('combobox')).toHaveCSS('border-top-width', '2px');
	overpass.isBusy = false;
	await dialog.getByLabel('How far from the campus').selectOption('Half a mile');
	await ask.click();
	await expect(dialog.getByText('3 places found.')).toBeVisible();
	await expect(dialog.getByText('© OpenStreetMap contributors')).toBeVisible();
	await dialog.getByRole('checkbox', { name: 'All 2' }).check();
	await dialog.getByRole('checkbox', { name: /^The Inn at Longwood/ }).uncheck();
	await dialog.getByRole('checkbox', { name: /^El Pelón/ }).check();
	await dialog.getByRole('button', { name: 'Add 2 places' }).click();
	await expect(toast(page, '2 places added.')).toBeVisible();
	await page.getByRole('button', { name: 'Import from OpenStreetMap' }).click();
	await ask.click();
	await expect(dialog.getByRole('checkbox', { name: /^Hotel Heights.*Already here/ })).toBeDisabled();
	await dialog.getByRole('button', { name: 'Cancel' }).click();

	await page.getByRole('button', { name: 'Edit Hotel Heights' }).click();
	const form = page.getByRole('dialog', { name: 'Hotel Heights' });
	await form.getByLabel('Name').fill(' ');
	await form.getByRole('button', { name: 'Save the place' }).click();
	await expect(form.getByRole('alert')).toHaveText('Name cannot be blank.');
	await form.getByLabel('Name').fill('Heights Inn');
	await form.getByLabel('Phone').fill('+1 (617) 555-0100');
	await form.getByRole('button', { name: 'Save the place' }).click();
	await expect(page.getByRole('button', { name: 'Edit Heights Inn' })).toBeVisible();
	await visitor.goto(`${server.url}/college/164924`);
	const inn = visitor.getByRole('region', { name: 'Stay' }).getByRole('button', { name: /^Heights Inn/ });
	await inn.click();
	await expect(visitor.getByRole('link', { name: 'Call Heights Inn, +1 (617) 555-0100' })).toHaveAttribute(
		'href',
		'tel:+16175550100',
	);
	await expect(visitor.getByRole('region', { name: 'Eat' }).getByText('El Pelón')).toBeVisible();
	await page.getByRole('button', { name: 'Edit Heights Inn' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
	const question = page.getByRole('dialog', { name: 'Delete Heights Inn' });
	await question.getByRole('button', { name: 'Keep it' }).click();
	await page.getByRole('dialog', { name: 'Heights Inn' }).getByRole('button', { name: 'Delete' }).click();
	await expect(question).toContainText(
		'Are you sure you want to delete this place? This action cannot be reversed.',
	);
	await question.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Edit Heights Inn' })).toHaveCount(0);
});
