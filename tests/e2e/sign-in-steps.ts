import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from './start-server.mjs';

export const PASSWORD = 'four wide roads';

/** Errors for requests made a moment before a session ended, and answered after it. */
export const askedTooLate = /401.*\/api\/(account|sync)/;

/** My Account, in the band: there when somebody is signed in. */
export const accountLink = (page: Page): Locator =>
	page.getByRole('banner').getByRole('button', { name: 'My Account' });

/** Opens Account Settings from the menu in the band. */
export async function openAccount(page: Page): Promise<void> {
	await accountLink(page).click();
	await page.getByRole('banner').getByRole('link', { name: 'Account Settings' }).click();
}

/** The latest code this server printed for this email, once it differs from `before`. */
export async function codeFor(server: RunningServer, email: string, before?: string): Promise<string> {
	const code = () => [...server.said().matchAll(new RegExp(`code for ${email}: (\\d{6})`, 'g'))].at(-1)?.[1];
	await expect.poll(() => code() !== undefined && code() !== before).toBe(true);
	return code() ?? '';
}

/** Creates an account starting from the sign-in page, and ends where that leads. */
export async function signUp(page: Page, server: RunningServer, email: string): Promise<void> {
	await page.getByRole('link', { name: 'Sign in or create an account' }).click();
	await signUpHere(page, server, email);
}

/** Creates an account starting from the provider's page. */
export async function signUpHere(page: Page, server: RunningServer, email: string): Promise<void> {
	await page.getByRole('button', { name: 'Create an account' }).click();
	await fillInSignUp(page, server, email);
}

/** Creates an account on the provider's page for that. */
export async function fillInSignUp(page: Page, server: RunningServer, email: string): Promise<void> {
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('New password').fill(PASSWORD);
	await page.getByRole('button', { name: 'Create account' }).click();
	await page.getByLabel('Six digits').fill(await codeFor(server, email));
	await page.getByRole('button', { name: 'Continue' }).click();
}

/** Creates an account and opens a page of the site, without drawing the pages of the sign-in. */
export async function arriveWithAccount(page: Page, server: RunningServer, arrival: Arrival): Promise<void> {
	await createAccount(page, server, arrival);
	await page.goto(server.url + arrival.path);
}

interface Arrival {
	email: string;
	path: string;
}

/** Creates an account, signed in to this browser, and opens no page. */
export async function createAccount(
	page: Page,
	server: RunningServer,
	{ email, path }: Arrival,
): Promise<void> {
	const answer = await beginSignIn(page, server, path);
	await answer('sign-up', { email, password: PASSWORD });
	await answer('check', { code: await codeFor(server, email) });
}

/** Begins a sign-in that leads to a path; returns what fills in and sends the form of a step. */
async function beginSignIn(page: Page, server: RunningServer, path: string) {
	const started = await page.request.get(`${server.url}/sign-in/start?return=${encodeURIComponent(path)}`);
	return async (step: string, form: Record<string, string>) => {
		const answer = await page.request.post(`${started.url()}/${step}`, {
			form,
			headers: { Origin: server.url },
		});
		expect(answer.ok(), `${step}: ${answer.status()}`).toBe(true);
	};
}

/** Signs in with a password on the provider's page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password').fill(password);
	await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The admin's password, which the server printed. */
export const adminPassword = (server: RunningServer): string =>
	/admin@localhost, password (\S+)/.exec(server.said())?.[1] ?? '';

/** Signs in as the admin and opens a page of the site, without drawing the pages of the sign-in. */
export async function signInAsAdmin(page: Page, server: RunningServer, path: string): Promise<void> {
	const answer = await beginSignIn(page, server, path);
	await answer('sign-in', { email: 'admin@localhost', password: adminPassword(server) });
	await page.goto(server.url + path);
}

/** The databases that hold an account's trips on this device. */
export const accountDatabases = (page: Page): Promise<string[]> =>
	page.evaluate(async () =>
		(await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('ctt.u.')),
	);

/**
 * Everything that pages of this origin store anywhere: addresses, storage, databases, caches, readable cookies, the
 * document.
 */
export function everythingKept(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const kept: unknown[] = [location.href, document.cookie, document.documentElement.outerHTML];
		kept.push({ ...localStorage }, { ...sessionStorage }, history.state);
		const visited =
			(globalThis as { navigation?: { entries(): { url: string }[] } }).navigation?.entries() ?? [];
		kept.push(visited.map(({ url }) => url));
		for (const { name } of await indexedDB.databases()) kept.push(await readDatabase(name ?? ''));
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) kept.push(request.url);
		}
		return JSON.stringify(kept);

		function readDatabase(name: string): Promise<unknown[]> {
			return new Promise((resolve, reject) => {
				const opening = indexedDB.open(name);
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = async () => {
					const database = opening.result;
					const stores = [...database.objectStoreNames];
					resolve(await Promise.all(stores.map((store) => readStore(database, store))));
					database.close();
				};
			});
		}

		function readStore(database: IDBDatabase, store: string): Promise<unknown> {
			return new Promise((resolve, reject) => {
				const reading = database.transaction(store).objectStore(store).getAll();
				reading.onsuccess = () => resolve(reading.result);
				reading.onerror = () => reject(reading.error);
			});
		}
	});
}
