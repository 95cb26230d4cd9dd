import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expect, test } from './fixture.ts';
import { signInAsAdmin } from './sign-in-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';

let office: { server: RunningServer; dataDir: string; db: Database.Database };
test.beforeEach(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'tour-trails-focus-'));
	const server = await startServer({ environment: { DATA_DIR: dataDir } });
	office = { server, dataDir, db: new Database(join(dataDir, 'tour-trails.db')) };
});
test.afterEach(async ({ page }) => {
	await page.close();
	office.db.close();
	await office.server.stop();
	rmSync(office.dataDir, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { address, name } of [
	{ address: '/admin/outbox', name: 'Outbox' },
	{ address: '/admin/colleges/164924', name: 'Boston College' },
])
	test(`once Try again brings ${address}, the focus is at its heading`, async ({ page, watched }) => {
		watched.expectTrouble(/net::ERR_FAILED/);
		await page.route('**/api/admin/**', (route) => route.abort());
		await signInAsAdmin(page, office.server, address);
		await expect(heading(page)).toHaveText('No answer came');
		await page.unroute('**/api/admin/**');
		await button(page, 'Try again').press('Enter');
		await expect(heading(page)).toHaveText(name);
		await expect(heading(page)).toBeFocused();
	});
