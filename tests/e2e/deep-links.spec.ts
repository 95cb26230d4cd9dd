import { expect, test } from './fixture.ts';
import { bostonCollege, massachusetts } from './pages.ts';

test('a document names its styles before any script, so its words wait for styles alone', async ({
	request,
}) => {
	const document = await (await request.get('/about')).text();
	const [styles, script] = [/rel="stylesheet"/, /<script|as="script"/].map((link) => document.search(link));
	expect(styles).toBeGreaterThan(0);
	expect(script).toBeGreaterThan(styles ?? 0);
});

test('a guide opened for the first time has its places, facts and tips before any call is answered', async ({
	page,
}) => {
	await page.route('**/api/**', () => {
		// Never answered.
	});
	await page.goto(bostonCollege.address);
	for (const column of ['Stay', 'Eat', 'Do'])
		await expect(
			page.getByRole('region', { name: column, exact: true }).getByRole('listitem').first(),
		).toBeVisible();
	await expect(page.getByRole('region', { name: 'The facts' }).getByText('Tuition').first()).toBeVisible();
	await page.goto(massachusetts.address);
	await expect(page.getByRole('region', { name: 'Trip tips' }).getByRole('listitem').first()).toBeVisible();
});

test('the documents carry title, description, canonical address and facts for machines', async ({ page }) => {
	await page.goto(bostonCollege.address);
	await expect(page).toHaveTitle('Boston College | College Tour Trails');
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/college\/164924$/);
	await expect(page.locator('meta[name=description]')).toHaveAttribute(
		'content',
		/Boston College in Chestnut Hill/,
	);
	const facts = await page.locator('script[type="application/ld+json"]').textContent();
	expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'CollegeOrUniversity', name: 'Boston College' });
});
