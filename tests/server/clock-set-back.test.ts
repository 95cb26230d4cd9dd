import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { briefly } from '#server/db/briefly.ts';
import { patiently } from '#server/db/patient.ts';
import { outboxMails } from '#server/mail/table.ts';
import { createIssuer } from '#server/session/issuer.ts';
import { createTokenVerifier } from '#server/session/verify-token.ts';
import { aRemoteDatabase } from './db/a-remote-database.ts';
import { aSignInSite, atCheck } from './session/a-sign-in-site.ts';

const HOUR = 3_600_000;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** So much time goes by, while somebody sets the clock back by a day. */
function passSetBack(ms: number) {
	vi.advanceTimersByTime(ms);
	vi.setSystemTime(Date.now() - 24 * HOUR);
}

test('a write waits for a busy database no longer', async () => {
	let tries = 0;
	const write = () => {
		tries += 1;
		if (tries > 3) throw new Error('It waits on');
		passSetBack(tries === 1 ? 0 : 3001);
		throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
	};
	await expect(patiently(write)).rejects.toThrow('busy');
	expect(tries).toBe(2);
});

test('a value that may be a second old gets no older', () => {
	const { db, close } = aRemoteDatabase({});
	let value = 0;
	const read = briefly(db, () => ++value);
	expect([read(), read()]).toEqual([1, 1]);
	passSetBack(1001);
	expect(read()).toBe(2);
	close();
});

/** A provider that is asked for nothing but its discovery; `asked` are the addresses. */
function aProvider() {
	const asked: string[] = [];
	const issuer = 'https://login.example';
	const settings = {
		issuer,
		clientId: 'tours',
		clientSecret: null,
		logoutUrl: null,
		scopes: 'openid',
		groupsClaim: 'groups',
	};
	const answer = async (address: unknown) => {
		asked.push(String(address));
		const isKeys = String(address).endsWith('/keys');
		return Response.json(isKeys ? { keys: [] } : { issuer, jwks_uri: `${issuer}/keys` });
	};
	const found = createIssuer({
		settings,
		publicUrl: 'https://tours.example',
		fetch: answer as typeof fetch,
		isInProcess: false,
		log: () => undefined,
	});
	return { asked, found, verify: createTokenVerifier(found, settings) };
}

test('a provider is asked again after an hour', async () => {
	const { asked, found } = aProvider();
	await found.discovered();
	await found.discovered();
	expect(asked).toHaveLength(1);
	passSetBack(HOUR);
	await found.discovered();
	expect(asked).toHaveLength(2);
});

test('made-up tokens take the budget of reloads for a minute at most', async () => {
	const { asked, verify } = aProvider();
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const madeUp = `${part({ alg: 'ES256', kid: 'mine' })}.${part({ sub: 'me' })}.${part({})}`;
	const keysRead = async () => {
		for (let tries = 0; tries < 8; tries += 1)
			await expect(verify(madeUp, { isFromIssuer: false })).rejects.toThrow('NO_MATCHING_KEY');
		return asked.filter((address) => address.endsWith('/keys')).length;
	};
	const first = await keysRead();
	passSetBack(60_001);
	expect((await keysRead()) - first).toBeGreaterThanOrEqual(5);
});

test.each([0, 5])('a person who waits for a code gets another, even after %i wrong tries', async (wrong) => {
	const site = await aSignInSite();
	const { browser, check } = await atCheck(site, '/code', { email: 'admin@localhost' });
	const code = site.lastCode() === '000000' ? '000001' : '000000';
	for (let tries = 0; tries < wrong; tries += 1) await browser.submit(check, '/check', { code });
	const mails = () => site.db.select().from(outboxMails).all().length;
	expect(mails()).toBe(1);
	site.clock.pass(-60);
	await browser.submit(check, '/again', {});
	expect(mails()).toBe(2);
});
