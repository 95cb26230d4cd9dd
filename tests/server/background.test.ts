import { expect, test } from 'vitest';
import { startBackground } from '#server/background.ts';
import { readConfig } from '#server/config.ts';
import { createLoginCodeStore } from '#server/oidc/login-code-store.ts';
import { loginCodes } from '#server/oidc/table.ts';
import { rateLimits } from '#server/rate-limits/table.ts';
import { createSharedParts } from '#server/shared-parts.ts';
import type { Jobs } from '#server/timing/repeat.ts';
import { theForms } from './the-forms.ts';

/** A site whose background work runs once, now, on command. */
function aQuietSite(log = (line: string): void => expect.unreachable(line)) {
	const forms = theForms();
	const { db, now } = forms;
	const jobs: Jobs = new Map();
	let looks = 0;
	const config = readConfig({});
	const runForAMoment = () =>
		startBackground({
			...createSharedParts({ db, settings: config, now, log }),
			db,
			config,
			now,
			ask: () => Promise.reject(new Error('Nobody is asked here')),
			jobs,
			findStuck: () => {
				looks += 1;
				return [];
			},
			log,
		})();
	return { ...forms, jobs, looks: () => looks, runForAMoment };
}

test('a sign-up that nobody confirmed in thirty days is forgotten, even if nobody else ever comes', async () => {
	const { newsletter, rows, pass, runForAMoment } = aQuietSite();
	await newsletter('rosa@example.com');
	pass(29 * 24 * 60);
	await newsletter('bob@example.com');
	await runForAMoment();
	expect(rows().subscribers).toHaveLength(2);
	pass(2 * 24 * 60);
	await runForAMoment();
	expect(rows().subscribers.map(({ email }) => email)).toEqual(['bob@example.com']);
});

test('so are form counts after a day, and unfinished sign-ins after minutes', async () => {
	const { db, newsletter, pass, now, runForAMoment } = aQuietSite();
	await newsletter('rosa@example.com');
	const code = { interaction: 'i', purpose: 'sign-up', email: 'rosa@example.com' } as const;
	const hashes = { code_hash: 'x', password_hash: 'x' };
	await createLoginCodeStore(db).send({ ...code, ...hashes }, null, { asked: now(), now: now() });
	const left = () => [db.select().from(rateLimits).all().length, db.select().from(loginCodes).all().length];
	await runForAMoment();
	expect(left()).toEqual([2, 1]);
	pass(11);
	await runForAMoment();
	expect(left()).toEqual([2, 0]);
	pass(24 * 60);
	await runForAMoment();
	expect(left()).toEqual([0, 0]);
});

test('a table that cannot be tidied is logged, and holds up none of the others', async () => {
	const log: string[] = [];
	const { db, newsletter, pass, runForAMoment } = aQuietSite((line) => log.push(line));
	await newsletter('rosa@example.com');
	db.$client.exec('drop table subscribers');
	pass(24 * 60 + 1);
	await runForAMoment();
	expect(log).toEqual([expect.stringContaining('no such table: subscribers')]);
	expect(db.select().from(rateLimits).all()).toEqual([]);
});

test('background jobs are recorded by name, so that a hanging one shows', async () => {
	const { jobs, looks, runForAMoment } = aQuietSite();
	await runForAMoment();
	expect(looks(), 'for the log, whoever else asks').toBe(1);
	expect([...jobs.keys()].sort()).toEqual([
		'forgetting drives',
		'forgetting limits',
		'forgetting sign-in codes',
		'forgetting subscribers',
		'outbox',
		'payment events',
		'payments',
		'plan mix',
		'pruning',
	]);
});
