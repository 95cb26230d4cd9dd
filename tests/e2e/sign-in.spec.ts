import { aForeignIssuer, type ForeignIssuer } from '../server/session/a-foreign-issuer.ts';
import { expect, test, testInstalled } from './fixture.ts';
import {
	accountLink,
	arriveWithAccount,
	askedTooLate,
	everythingKept,
	signIn,
	signUp,
} from './sign-in-steps.ts';
import { goOffline, untilOnDevice } from './signal.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { expectNoViolations } from './steps.ts';

let server: RunningServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

test('a family creates an account in the middle of planning, and the draft is still there', async ({
	page,
}) => {
	await page.goto(`${server.url}/trip-planner?trip=c164924,c166027`);
	await expect(page.getByRole('heading', { level: 3, name: 'Stop 2: Harvard University' })).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/trip-planner`);
	await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
	await signUp(page, server, 'rosa@example.com');
	await expect(accountLink(page)).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/trip-planner`);
	await expect(page.getByRole('heading', { level: 3, name: 'Stop 2: Harvard University' })).toBeVisible();
});

testInstalled(
	'the account shows its devices, offline too as last known, and signs out to the first page',
	async ({ page, watched }) => {
		await arriveWithAccount(page, server, { email: 'joy@example.com', path: '/account' });
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
		await expect(page.getByText('joy@example.com')).toBeVisible();
		await expect(page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toContainText(
			'This computer',
		);
		await untilOnDevice(page);
		watched.expectTrouble(/\/api\/account|ERR_INTERNET_DISCONNECTED/);
		watched.expectTrouble(askedTooLate);
		await goOffline(page);
		await page.reload();
		await expect(page.getByText('joy@example.com')).toBeVisible();
		await expect(page.getByText('No signal. This is your account as of')).toBeVisible();
		await page.getByRole('button', { name: 'Logout' }).click();
		await expect(
			page.getByText('No answer came, so we don’t know whether you are signed out.'),
		).toBeVisible();
		await page.context().setOffline(false);
		await page.reload();
		await page.getByRole('button', { name: 'Logout' }).click();
		await expect(page).toHaveURL(`${server.url}/`);
		await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
		expect(await everythingKept(page)).not.toContain('joy@example.com');
		await page.goto(`${server.url}/account`);
		await expect(page.getByText('Sign in to see your account.')).toBeVisible();
	},
);

test('a phone signs a laptop out, which says so within ten seconds', async ({ page, browser, watched }) => {
	watched.expectTrouble(askedTooLate);
	await arriveWithAccount(page, server, { email: 'two@example.com', path: '/account' });
	await expect(page.getByText('two@example.com')).toBeVisible();
	const phone = await (
		await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1' })
	).newPage();
	await phone.goto(`${server.url}/sign-in/start?return=/account`);
	await signIn(phone, 'two@example.com');
	await phone.getByRole('button', { name: 'Sign out Chrome on Linux' }).press('Enter');
	await expect(page.getByText('You have been signed out.')).toBeVisible({ timeout: 10_000 });
	await expect(phone.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toHaveCount(0);
	await expect(phone.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toBeVisible();
	await expect(phone.getByRole('heading', { name: 'Signed in on' })).toBeFocused();
	await expect(accountLink(page)).toHaveCount(0);
	await phone.context().close();
});

test('axe finds nothing on the pages of signing in, light and dark', async ({ page, watched }) => {
	await page.goto(`${server.url}/sign-in?problem=expired`);
	await expect(page.getByRole('alert')).toContainText('This sign-in took too long');
	await expectNoViolations(page);
	for (const [role, name, heading] of [
		['link', 'Sign in or create an account', 'Sign In'],
		['button', 'Use a code instead', 'Sign in with a code'],
		['button', 'Back to sign in', 'Sign In'],
		['button', 'Create an account', 'Create an account'],
	] as const) {
		await page.getByRole(role, { name }).click();
		await expect(page).toHaveURL(/\/oidc\//);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expectNoViolations(page);
	}
	await page.getByLabel('Email').fill('axe@example.com');
	await page.getByLabel('New password').fill('aaaaaaaa');
	watched.expectTrouble(/400/);
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page.getByRole('alert')).toContainText('too easy to guess');
	await expectNoViolations(page);
	await page.getByLabel('New password').fill('four wide roads');
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page.getByLabel('Six digits')).toBeVisible();
	await expectNoViolations(page);
});

test.describe('with a hosted sign-in elsewhere', () => {
	let foreign: ForeignIssuer;
	let site: RunningServer;
	test.beforeAll(async () => {
		// The callback's origin is known only once our server runs, and ours needs the issuer's address to start.
		foreign = await aForeignIssuer('http://127.0.0.1:1/signin/');
		site = await startServer({
			environment: {
				OIDC_ISSUER: foreign.issuer,
				OIDC_CLIENT_ID: foreign.settings.clientId,
				OIDC_CLIENT_SECRET: foreign.settings.clientSecret,
			},
		});
		foreign.setCallback(`${site.url}/signin/`);
	});
	test.afterAll(async () => {
		await site.stop();
		await foreign.down();
	});

	for (const before of ['nothing', 'the first page'])
		test(`a token in the address signs in with ${before} open before, and is nowhere afterwards`, async ({
			page,
		}) => {
			// After the hand-over the token is neither on the page nor in anything it requests.
			const said: string[] = [];
			page.on('console', (message) => said.push(message.text()));
			page.on('request', (request) => said.push(request.url(), JSON.stringify(request.headers())));
			if (before !== 'nothing') await page.goto(`${site.url}/`);
			const start = await page.request.get(`${site.url}/sign-in/start?return=/college-guides`, {
				maxRedirects: 0,
			});
			const state = new URL(start.headers().location ?? '').searchParams.get('state') ?? '';
			const nonce = new URL(start.headers().location ?? '').searchParams.get('nonce') ?? '';
			const token = await foreign.token({ nonce });
			await page.goto(`${site.url}/#id_token=${token}&state=${state}&token_type=Bearer`);
			await expect(page).toHaveURL(`${site.url}/college-guides`);
			await expect(accountLink(page)).toBeVisible();
			await page.reload();
			await expect(accountLink(page)).toBeVisible();
			const kept = await everythingKept(page);
			expect(kept).toContain('rosa@example.com');
			expect(said.join()).toContain(`${site.url}/college-guides`);
			for (const secret of [token, token.split('.')[2] ?? '', state, nonce]) {
				expect(kept).not.toContain(secret);
				expect(said.join()).not.toContain(secret);
				expect(site.said() + site.complaints()).not.toContain(secret);
			}
			await page.goBack();
			expect(page.url()).not.toContain('id_token');
		});

	test('a token that is not good is refused in words, and is nowhere either', async ({ page, watched }) => {
		watched.expectTrouble(/400/);
		const token = await foreign.token({ nonce: 'never asked for' });
		await page.goto(`${site.url}/#id_token=${token}`);
		await expect(page.getByRole('alert')).toContainText('We could not make sure it was you');
		expect(await everythingKept(page)).not.toContain(token);
	});

	test('while the provider is down the page says so', async ({ page }) => {
		await foreign.down();
		await page.goto(`${site.url}/sign-in/start`);
		await expect(page).toHaveURL(/\/sign-in\?problem=unavailable/);
		await expect(page.getByRole('alert')).toContainText('is not answering right now');
		await foreign.up();
		await page.getByRole('link', { name: 'Sign in or create an account' }).click();
		await expect(accountLink(page)).toBeVisible();
	});
});
