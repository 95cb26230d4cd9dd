import { outboxMails } from '#server/mail/table.ts';
import { makeFirstAdmin } from '#server/oidc/first-admin.ts';
import { signingKey } from '#server/oidc/signing-key.ts';
import type { Stores } from '#server/stores.ts';
import { ofTheProcess } from '../../of-the-process.ts';
import { aRunningClock } from '../a-clock.ts';
import { aServer, passwords } from '../a-server.ts';
import { type Arrival, aBrowser, type Browser } from './a-browser.ts';

export const SITE = 'https://tours.example';

/** Gives a site the key that the first site of this process has made: a new one takes a fifth of a second. */
async function giveSigningKey(stores: Stores) {
	const key = JSON.stringify(await ofTheProcess('a signing key', () => signingKey(stores)));
	await stores.secrets.getOrMake('oidc_signing_key', () => key);
}

/** A server whose people sign in at the provider inside it, with an admin. */
export async function aSignInSite(options: Parameters<typeof aServer>[0] = {}) {
	const clock = aRunningClock();
	const publicUrl = options.publicUrl ?? SITE;
	const printed: string[] = [];
	const server = aServer({
		now: clock.now,
		...options,
		signIn: { tellCode: (line) => printed.push(line), ...options.signIn },
	});
	const { stores } = server;
	await giveSigningKey(stores);
	const password = await makeFirstAdmin({ ...stores, passwords }, 'admin@localhost', clock.now());
	const browser = (userAgent?: string) => aBrowser({ [publicUrl]: server.app.fetch }, userAgent);
	/** The code in the mail that was written last. */
	const lastCode = () =>
		/\b\d{6}\b/.exec(server.db.select().from(outboxMails).all().at(-1)?.text ?? '')?.[0] ?? '';
	return { ...server, publicUrl, clock, printed, password: password ?? '', browser, lastCode };
}
export type SignInSite = Awaited<ReturnType<typeof aSignInSite>>;

/** Signs the site's admin in and returns where that led. */
export async function signInAsAdmin(site: SignInSite, browser: Browser, back = '/'): Promise<Arrival> {
	const page = await browser.open(`${site.publicUrl}/sign-in/start?return=${encodeURIComponent(back)}`);
	return browser.submit(page, '/sign-in', { email: 'admin@localhost', password: site.password });
}

/** Opens a page of signing in; the first one without a door. */
export async function atDoor(site: SignInSite, door = '', browser: Browser = site.browser()) {
	const page = await browser.open(`${site.publicUrl}/sign-in/start`);
	return { browser, page: door ? await browser.follow(page, door) : page };
}

/** Asks for a code, and goes on to the page that takes it. */
export async function atCheck(
	site: SignInSite,
	door: string,
	typed: Record<string, string>,
	browser?: Browser,
) {
	const { browser: asking, page } = await atDoor(site, door, browser);
	return { browser: asking, page, check: await asking.submit(page, door, typed) };
}

/** Signs a new person up and returns where that led. */
export async function signUp(site: SignInSite, browser: Browser, email: string): Promise<Arrival> {
	const { check } = await atCheck(site, '/sign-up', { email, password: 'four wide roads' }, browser);
	return browser.submit(check, '/check', { code: site.lastCode() });
}

/** The API's answer to this browser. */
export async function readApi(browser: Browser, path: string, init: RequestInit = {}) {
	const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin', ...init.headers };
	const response = await browser.ask(`${SITE}/api${path}`, { ...init, headers });
	const text = await response.text();
	return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
