import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture.ts';
import type { OwnServer } from './own-server.ts';
import { createAccount, signInAsAdmin } from './sign-in-steps.ts';
import type { RunningServer } from './start-server.mjs';

const DEVICE = 'd_the_other_phone';

/** Signs in as the admin, whose plan has no limits, and returns to the saved trips. */
export async function openSavedAsAdmin(page: Page, server: RunningServer): Promise<void> {
	await signInAsAdmin(page, server, '/saved');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
}

/** Creates an account whose plan has no limits, and opens its saved trips. */
export async function openSavedInFull(page: Page, { server, db }: OwnServer, email: string): Promise<void> {
	await createAccount(page, server, { email, path: '/saved' });
	const full =
		'update accounts set subscription_type = 1, subscriber_status = 1, paid_status = 1 where email = ?';
	expect(db.prepare(full).run(email).changes).toBe(1);
	await page.goto(`${server.url}/saved`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
}

/** Calls the API as the person signed in to this browser, even if its pages have no signal. */
export async function post<T>(page: Page, server: RunningServer, path: string, body: unknown): Promise<T> {
	const me = await (await page.request.get(`${server.url}/api/account`)).json();
	const answer = await page.request.post(`${server.url}/api${path}`, {
		data: body,
		headers: { Origin: server.url, 'X-Account': me.id },
	});
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

/** Saves a trip through the API; returns its id. */
export async function saveTrip(
	page: Page,
	server: RunningServer,
	name: string,
	codes = 'c130794,c217156,c168148',
): Promise<string> {
	const { trip_id } = await post<{ trip_id: string }>(page, server, '/private/trip', {
		name,
		trip_string: codes,
	});
	return trip_id;
}

/** The same person's other phone, changing a trip that it has just read. */
export function theOtherPhone(page: Page, server: RunningServer) {
	let seq = 0;
	const sync = (ops: unknown[]) =>
		post<{ cursor: number; acks: { verdict: string }[] }>(page, server, '/sync', {
			v: 1,
			device: DEVICE,
			epoch: null,
			cursor: 0,
			clientNow: Date.now(),
			limit: 100,
			ops,
		});
	return async (trip: string, path: string, value: unknown) => {
		const { cursor: base } = await sync([]);
		seq += 1;
		const op = { id: `o_other_${trip}_${seq}`, seq, trip, path, value, base, t: Date.now() };
		const { acks } = await sync([op]);
		expect(acks[0]?.verdict).toBe('applied');
	};
}

/** The list item of the trip with this name. */
export function card(page: Page, name: string): Locator {
	return page
		.getByRole('region', { name: 'Your trips' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** The overall sync status in the page's head. */
export function state(page: Page): Locator {
	return page.getByRole('main').getByRole('status').first();
}

/** Syncs, and waits for the server's answer. */
export async function syncNow(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Sync now' }).click();
	await expect(page.getByRole('button', { name: 'Sync now' })).toBeEnabled();
	await expect(state(page)).toHaveText(/^Synced /);
}

/** Renames a trip in its dialog. */
export async function rename(page: Page, name: string, to: string): Promise<void> {
	await page.getByRole('button', { name: `Rename ${name}` }).click();
	await page.getByLabel('Trip name').fill(to);
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
}

/** Sets the page's clock back an hour until it reloads: an edit made now counts as earlier than all others. */
export async function anHourAgo(page: Page): Promise<void> {
	await page.evaluate(() => {
		const { now } = Date;
		Date.now = () => now() - 3_600_000;
	});
}
