import type { BrowserContext, Locator, Page } from '@playwright/test';
import { codeKey } from '#domain/licences/licence.ts';
import { expect, test } from './fixture.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { signInAsAdmin } from './sign-in-steps.ts';

// One for all: no test shows rows that another writes or changes.
let office: OwnServer;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
test.beforeAll(async ({ browser }) => {
	office = await startOwnServer();
	const page = await browser.newPage();
	await signInAsAdmin(page, office.server, '/admin/permissions');
	cookies = await page.context().cookies();
	await page.close();
});
test.beforeEach(({ context }) => context.addCookies(cookies));
test.afterAll(() => office.stop());

const open = (page: Page, path: string) => page.goto(office.server.url + path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses it, answers the question that opens, and waits until its row says so. */
async function finish(page: Page, opener: Locator, answer: string): Promise<void> {
	await opener.press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: answer }).press('Enter');
	await expect(opener).toHaveCount(0);
}

for (const { address, name } of [
	{ address: '/admin/outbox', name: 'Outbox' },
	{ address: '/admin/colleges/164924', name: 'Boston College' },
])
	test(`once Try again brings ${address}, the focus is at its heading`, async ({ page, watched }) => {
		watched.expectTrouble(/net::ERR_FAILED/);
		await page.route('**/api/admin/**', (route) => route.abort());
		await open(page, address);
		await expect(heading(page)).toHaveText('No answer came');
		await page.unroute('**/api/admin/**');
		await button(page, 'Try again').press('Enter');
		await expect(heading(page)).toHaveText(name);
		await expect(heading(page)).toBeFocused();
	});

test('an admin who takes people off the list goes on with the next one, and past the last at the heading', async ({
	page,
}) => {
	const add = office.db.prepare(
		`insert into subscribers (email, source, status, token, created, unsubscribed)
		values (?, 'newsletter', ?, ?, ?, ?)`,
	);
	// Between the two on the list is one who has left it.
	['rosa', 'lee', 'ann'].forEach((name, age) => {
		const left = name === 'lee' ? 1_760_000_000_000 : null;
		add.run(`${name}@example.org`, left ? 'unsubscribed' : 'confirmed', name, 1_760_000_000_000 - age, left);
	});
	await open(page, '/admin/subscribers');
	const unsubscribe = (name: string) => button(page, `Unsubscribe ${name}@example.org`);
	await finish(page, unsubscribe('rosa'), 'Unsubscribe');
	await expect(unsubscribe('ann')).toBeFocused();
	await finish(page, unsubscribe('ann'), 'Unsubscribe');
	await expect(heading(page)).toBeFocused();
});

test('an admin who ends promo codes goes on with the code before or after it, and past the last at the heading', async ({
	page,
}) => {
	const add = office.db.prepare('insert into plan_codes (key, code, uses, created) values (?, ?, 5, ?)');
	['SPRING-27', 'AUTUMN-27'].forEach((code, age) => {
		add.run(codeKey(code), code, 1_760_000_000_000 - age);
	});
	await open(page, '/admin/promo-codes');
	await finish(page, button(page, 'End AUTUMN-27'), 'End the code');
	await expect(button(page, 'End SPRING-27')).toBeFocused();
	await finish(page, button(page, 'End SPRING-27'), 'End the code');
	await expect(heading(page)).toBeFocused();
});

test('an admin who retries emails goes on with the next abandoned one, or else stays in the row', async ({
	page,
}) => {
	const add = office.db.prepare(
		`insert into outbox_mails ("to", subject, text, created, attempts, dead, sent)
		values (?, 'Hello', 'Hello.', ?, 12, ?, ?)`,
	);
	const at = 1_760_000_000_000;
	add.run('rosa@example.org', at, at, null);
	add.run('lee@example.org', at - 1, null, at);
	add.run('ann@example.org', at - 2, at, null);
	await open(page, '/admin/outbox');
	const retry = (name: string) => button(page, `Try Hello to ${name}@example.org again`);
	await retry('rosa').press('Enter');
	await expect(retry('ann')).toBeFocused();
	await retry('ann').press('Enter');
	await expect(button(page, 'Read Hello, to ann@example.org')).toBeFocused();
});

test('Older changes leads to the first one that it adds, and says how many are listed then', async ({
	page,
}) => {
	const add = office.db.prepare(
		`insert into audit_log (at, what, key, before, after) values (1760000000000, 'site', ?, null, '{}')`,
	);
	for (let next = 300; next > 0; next -= 1) add.run(String(next));
	await open(page, '/admin/history?what=site');
	const changes = page.getByRole('main').getByRole('listitem');
	const older = button(page, 'Older changes');
	for (const [had, listed] of [
		[100, 200],
		[200, 300],
	] as const) {
		await expect(changes).toHaveCount(had);
		await older.press('Enter');
		await expect(changes.nth(had)).toBeFocused();
		await expect(page.getByRole('status').filter({ hasText: 'listed' })).toHaveText(
			`${listed} changes listed`,
		);
	}
	// Nothing says beforehand that these were all.
	await older.press('Enter');
	await expect(older).toHaveCount(0);
	await expect(changes).toHaveCount(300);
});
