import { rowsOnDisk } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';
import { holdBack, twoFrames } from './steps.ts';

const people = [
	'Ana Abel',
	'Ben Abel',
	'Cy Boyd',
	'Di Cruz',
	'Ed Dunn',
	'Fay Eng',
	'Gus Fox',
	'Hal Gray',
	'Ivy Hill',
];
const contributors = people.map((name, at) => {
	const [first = '', last = ''] = name.split(' ');
	return { contributor_id: at + 1, first, last, type: at === 4 ? 'parent' : 'student', image: null };
});

test.describe('with a signal', () => {
	test('About says who and why, and nothing of contributors while there are none', async ({ page }) => {
		await page.goto('/about');
		for (const part of ['Who we are', 'Our mission'])
			await expect(page.getByRole('region', { name: part })).toHaveText(/.{200}/s);
		await expect(page.getByRole('heading', { name: 'Say something' })).toBeVisible();
		await expect(page.getByText('Contributors')).toHaveCount(0);
	});

	test('contributors are listed in four columns, by last name; on a phone in one', async ({ page }) => {
		await page.route('**/api/contributors*', (route) => route.fulfill({ json: [...contributors].reverse() }));
		await page.goto('/about');
		const columns = page.getByRole('region', { name: 'Contributors' }).getByRole('list');
		await expect(columns).toHaveCount(4);
		const lefts = () =>
			columns.evaluateAll((lists) => new Set(lists.map((list) => list.getBoundingClientRect().left)).size);
		const names = page.getByRole('region', { name: 'Contributors' }).getByRole('listitem').locator('strong');
		await expect(names).toHaveText(people);
		await expect.poll(lefts).toBe(4);
		await expect(page.getByRole('listitem').filter({ hasText: 'Ed Dunn' })).toContainText('Parent');
		await page.setViewportSize({ width: 390, height: 844 });
		await expect.poll(lefts).toBe(1);
	});

	test('the page does not wait for the names, and says so when they do not come', async ({
		page,
		watched,
	}) => {
		watched.expectTrouble(/contributors/);
		const withheld = await holdBack(page, '**/api/contributors*');
		await page.goto('/terms');
		await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
		await expect(page.getByRole('region', { name: 'Our mission' })).toBeVisible();
		await expect(page.getByRole('status', { name: 'Loading the names' })).toBeVisible();
		await withheld.letGo();
		await expect(page.getByText('Contributors')).toHaveCount(0);
	});

	test('words of the document stay while the server is asked for more', async ({ page, watched }) => {
		watched.expectTrouble(/contributors|site_content/);
		await page.route('**/about', async (route) => {
			const document = await route.fetch();
			const html = (await document.text()).replace(
				/(?<=id="island">).*?(?=<\/script>)/s,
				JSON.stringify({
					path: '/about',
					page: {
						texts: [
							{ name: 'mission', html: '<p>To be there when the signal is not.</p>', is_sample: false },
						],
						contributors: contributors.slice(0, 1),
					},
					banner: null,
				}),
			);
			await route.fulfill({ response: document, body: html });
		});
		await holdBack(page, '**/api/contributors*');
		await holdBack(page, '**/api/query?target=site_content*');
		const asked = page.waitForRequest('**/api/contributors*');
		const refreshed = page.waitForResponse('**/api/catalogue*');
		await page.goto('/about');
		await asked;
		// Once the college list is refreshed and stored, the page is told to show the news.
		await refreshed;
		await expect.poll(() => rowsOnDisk(page, 'content', 'colleges')).not.toEqual([]);
		await twoFrames(page);
		await expect(page.getByText('Ana Abel')).toBeVisible();
		await expect(page.getByText('To be there when the signal is not.')).toBeVisible();
	});

	test('itineraries have the prices, and order by a letter that is ready to be filled in', async ({
		page,
	}) => {
		await page.goto('/itineraries');
		const prices = page.getByRole('list', { name: 'Prices' });
		await expect(prices.getByRole('heading')).toHaveText([
			'Single campus',
			'Three-day bundle',
			'Five-day bundle',
			'Custom planning',
		]);
		for (const price of ['About $30 a campus', '$75 three days', '$100 five days', 'From $25 a campus'])
			await expect(prices.getByText(price)).toBeVisible();
		await expect(page.getByRole('main')).toContainText('Within 48 hours');
		await expect(page.getByRole('main')).toContainText(
			'50% of itinerary sales go to a charity for scholars.',
		);
		await prices.getByRole('link', { name: 'Order by email: Three-day bundle' }).click();
		const form = page.getByRole('form', { name: 'Contact' });
		await expect(form.getByLabel('Subject')).toHaveValue('Itinerary: Three-day bundle');
		await expect(form.getByLabel('Message')).toHaveValue(/^We would like: Three-day bundle[\s\S]*Campuses: /);
	});

	test('once an editor has said where orders go, each is a link to the mail program, and the form stays', async ({
		page,
	}) => {
		await page.route('**/api/query?target=site_content*', async (route) => {
			const texts: { name: string; html: string }[] = await (await route.fetch()).json();
			const email = { name: 'contact_email', html: '<p>tours@example.com</p>' };
			await route.fulfill({
				json: texts.map((text) => (text.name === email.name ? { ...text, ...email } : text)),
			});
		});
		await page.goto('/itineraries');
		const prices = page.getByRole('list', { name: 'Prices' });
		await expect(prices.getByRole('link', { name: 'Order by email: Single campus' })).toHaveAttribute(
			'href',
			/^mailto:tours@example\.com\?subject=Itinerary%3A%20Single%20campus&body=We%20would%20like/,
		);
		await expect(prices.getByRole('link', { name: 'Or use our form' })).toHaveCount(4);
	});

	test('each part of the papers that bind is reached from their list', async ({ page }) => {
		for (const address of ['/privacy', '/terms']) {
			await page.goto(address);
			const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
			const headings = page.getByRole('article').getByRole('heading', { level: 2 });
			await expect(headings.last()).toBeVisible();
			await expect(parts).toHaveText(await headings.allTextContents());
			await parts.last().click();
			await expect(headings.last()).toBeInViewport();
		}
	});
});

testInstalled(
	'with no signal About says who we are and why, and that the names are not on this device',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await page.route('**/api/contributors*', (route) => route.abort('internetdisconnected'));
		await page.goto('/');
		await goOffline(page);
		await page.goto('/about');
		await expect(page.getByRole('region', { name: 'Our mission' })).toBeVisible();
		await expect(page.getByText('The names are not on this computer yet')).toBeVisible();
	},
);
