import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRateLimitStore } from '#server/rate-limits/store.ts';
import { rateLimits } from '#server/rate-limits/table.ts';
import { aClock } from '../a-clock.ts';
import { aDatabase } from '../a-server.ts';

const limit = { key: 'contact from 198.51.100.7', most: 1, windowMs: 3_600_000 };

function aSignInSite() {
	const db = aDatabase();
	const keys = () =>
		db
			.select()
			.from(rateLimits)
			.all()
			.map(({ key_hash }) => key_hash);
	return { db, ...aClock(), limits: createRateLimitStore(db), keys };
}

test('a stored address hash cannot be found by trying all addresses, nor compared with another site’s', async () => {
	const keysOfASite = async () => {
		const { limits, now, keys } = aSignInSite();
		await limits.take(limit, now());
		return keys();
	};
	const [one, other] = [await keysOfASite(), await keysOfASite()];
	const plain = createHash('sha256').update(limit.key);
	expect(one).toHaveLength(1);
	expect(one[0]).not.toBe(plain.digest('base64url'));
	expect(one).not.toEqual(other);
});

test('two processes count together, and after a restart as well', async () => {
	const { db, now, limits } = aSignInSite();
	expect(await limits.take(limit, now())).toBe(0);
	expect(await createRateLimitStore(db).take(limit, now())).toBe(3600);
});

test('a day later nothing of it is left, whatever the clock said', async () => {
	const { now, pass, limits, keys } = aSignInSite();
	await limits.take(limit, now());
	pass(10 * 365 * 24 * 60);
	await limits.take({ ...limit, key: 'by a wrong clock' }, now());
	pass(-10 * 365 * 24 * 60 + 25 * 60);
	await limits.take({ ...limit, key: 'now' }, now());
	await limits.forgetOver(now());
	expect(keys()).toHaveLength(1);
});
