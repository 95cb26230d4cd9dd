import { expect, test } from './fixture.ts';
import { accountLink, signIn } from './sign-in-steps.ts';
import { startServer } from './start-server.mjs';

const ADMIN = 'admin@localhost';

test('the back office is an app of its own that only who may open it is given', async ({ page, watched }) => {
	const server = await startServer();
	try {
		watched.expectTrouble(/404/);
		const refused = await page.goto(`${server.url}/admin`);
		expect(refused?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			"Sorry we couldn't complete your request!",
		);
		const worker = await (await page.request.get(`${server.url}/sw.js`)).text();

		await page.goto(`${server.url}/sign-in/start?return=/about`);
		const [, password = ''] = /admin@localhost, password (\S+)/.exec(server.said()) ?? [];
		await signIn(page, ADMIN, password);
		await accountLink(page).click();
		await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
		await expect(page.getByText('1 people with an account')).toBeVisible();
		// Nothing of this app is in what the worker puts on visitors' devices.
		const scripts = await page
			.locator('script[src], link[rel=stylesheet]')
			.evaluateAll((parts) =>
				parts.map(
					(part) =>
						new URL(part.getAttribute('src') ?? part.getAttribute('href') ?? '', location.href).pathname,
				),
			);
		expect(scripts.length).toBeGreaterThan(1);
		for (const script of scripts) expect(worker).not.toContain(script.slice(1));

		await page.goto(`${server.url}/admin/nothing`);
		await expect(page.getByRole('alert')).toContainText('contact a developer');
	} finally {
		await page.close();
		await server.stop();
	}
});
