import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { aStore } from '../runtime/a-store.ts';
import { aSignInSite, SITE, signInAsAdmin, signUp } from '../server/session/a-sign-in-site.ts';

/** A phone with an empty disk, a browser on it, and a real server; the client's session modules start as with a page load. */
export async function aPhone() {
	closePage();
	await Dexie.delete('ctt');
	const site = await aSignInSite();
	const browser = site.browser();
	const requests: string[] = [];
	const network = { answer: (address: string, init?: RequestInit) => browser.ask(SITE + address, init) };
	vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
		requests.push(`${init.method ?? 'GET'} ${address}`);
		const headers = { ...(init.headers as Record<string, string>), 'Sec-Fetch-Site': 'same-origin' };
		return network.answer(address, { ...init, headers });
	});
	const window = new EventTarget();
	vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
	vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
	vi.stubGlobal('sessionStorage', aStore());
	vi.stubGlobal('document', {
		get cookie() {
			const hint = browser.cookie('__Host-ctt_signed_in');
			return hint ? `__Host-ctt_signed_in=${hint}` : '';
		},
	});
	return {
		site,
		browser,
		network,
		requests,
		start,
		keepInstead,
		signInAsAdmin: () => signInAsAdmin(site, browser),
		signUp: (email: string) => signUp(site, browser, email),
	};
}

let closePage: () => void = () => undefined;

/** Keeps something else in place of the account that the device keeps. */
async function keepInstead(change: (account: Account) => Partial<Account>) {
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.account.toCollection().modify((row) => {
		row.account = change(row.account) as Account;
	});
}

async function start() {
	closePage();
	vi.resetModules();
	const { sharedDb } = await import('#db/shared-db.ts');
	closePage = () => sharedDb.close();
	return {
		...(await import('#session/session.ts')),
		...(await import('#session/confirm-session.ts')),
		...(await import('#session/sign-out.ts')),
		...(await import('#session/hand-over.ts')),
		...(await import('#session/other-tabs.ts')),
		/** The account's data on the device. */
		kept: () => sharedDb.account.toArray(),
	};
}
