import { expect, test } from 'vitest';
import { activitySchema, metricsSchema, officeHealthSchema } from '#domain/admin/metrics.ts';
import { readConfig } from '#server/config.ts';
import { outboxMails } from '#server/mail/table.ts';
import { servicesOf } from '#server/metrics/services.ts';
import { pageViews } from '#server/page-views/table.ts';
import { aMember } from '../a-member.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const TODAY = '2026-11-21';

test('the older name of the statistics answers the same', async () => {
	const { answerTo, db } = await aServerWithEditors();
	await aMember(db, 'ann', { subscription_type: 4 });
	const { body } = await answerTo('/api/admin/metrics');
	expect(metricsSchema.parse(body)).toEqual(body);
	expect(body).toMatchObject({ userCount: 3, promoCount: 1 });
	expect((await answerTo('/api/admin/stats')).body).toEqual(body);
});

test('views, sign-ups and trips are reported day by day, oldest first', async () => {
	const { answerTo, db, now, app } = await aServerWithEditors();
	db.insert(pageViews)
		.values([
			{ day: TODAY, path_template: '/', views: 3 },
			{ day: TODAY, path_template: '/donate', views: 2 },
			{ day: '2026-11-20', path_template: '/', views: 7 },
			{ day: '2026-08-01', path_template: '/', views: 99 },
		])
		.run();
	const early = await aMember(db, 'ann', { created: new Date('2026-11-19T10:00:00Z') });
	const saved = await app.request('/api/private/trip', {
		method: 'POST',
		headers: { ...early.headers, 'Content-Type': 'application/json' },
		body: JSON.stringify({ name: 'Spring tour', trip_string: 'c164924' }),
	});
	expect(saved.status).toBe(200);
	const { body } = await answerTo('/api/admin/activity');
	const { days, views, signUps, trips } = activitySchema.parse(body);
	expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-08-24', TODAY]);
	expect(views.slice(-3)).toEqual([0, 7, 5]);
	// Joy and Ed signed up today.
	expect(signUps.slice(-3)).toEqual([1, 0, 2]);
	expect(trips.slice(-2)).toEqual([0, 1]);
	expect(now().toISOString()).toContain(TODAY);
});

test('plans are counted each day, ended trials as such; a day without a count says so', async () => {
	const { answerTo, db, stores, now } = await aServerWithEditors();
	const { metrics } = stores;
	const yesterday = new Date(now().getTime() - 86_400_000);
	await metrics.notePlans(yesterday);
	await metrics.notePlans(yesterday);
	await metrics.notePlans(now());
	await aMember(db, 'ann', { subscription_type: 2, trial_start: now() });
	await aMember(db, 'bob', { subscription_type: 2, trial_start: new Date('2026-11-14T23:30:00Z') });
	const { plans } = activitySchema.parse((await answerTo('/api/admin/activity')).body);
	const days = plans.map(({ subscription_type, accounts }) => [subscription_type, ...accounts.slice(-3)]);
	// Today's figures are current, not those of the last count.
	expect(days).toEqual([
		[0, null, 2, 2],
		[1, null, 0, 0],
		[2, null, 0, 1],
		[3, null, 0, 1],
		[4, null, 0, 0],
	]);
});

test('waiting mail, abandoned mail and phones’ pushes are reported', async () => {
	const { answerTo, db, now } = await aServerWithEditors();
	const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello' };
	db.insert(outboxMails)
		.values([
			{ ...mail, created: new Date('2026-11-20T10:00:00Z') },
			{ ...mail, created: now() },
			{ ...mail, created: now(), sent: now() },
			{ ...mail, created: now(), dead: now() },
		])
		.run();
	const { body } = await answerTo('/api/admin/health');
	expect(officeHealthSchema.parse(body)).toEqual({
		version: '1.2.3',
		services: [],
		outbox: { waiting: 2, dead: 1, oldest_waiting: '2026-11-20T10:00:00.000Z' },
		sync: { trips: 0, devices: 0, edits_today: 0, refused_today: 0 },
	});
});

test('each service names its provider, and never a password or a key', () => {
	const embedded = servicesOf(readConfig({}));
	expect(embedded.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
	const configured = servicesOf(
		readConfig({
			OIDC_ISSUER: 'https://login.example/pool',
			OIDC_CLIENT_ID: 'tours',
			OIDC_CLIENT_SECRET: 's3cret',
			SMTP_URL: 'smtps://joy:s3cret@mail.example',
			MAIL_FROM: 'us@tours.example',
			WORDPRESS_URL: 'https://blog.example',
			CONTACT_TO: 'us@tours.example',
		}),
	);
	const runs = Object.fromEntries(configured.map(({ name, runs }) => [name, runs]));
	expect(runs).toMatchObject({
		'Sign-in': 'login.example',
		Mail: 'mail.example',
		Articles: 'blog.example',
		Cards: 'TEST MODE: no card is charged',
		Directions: 'Estimates along the highways',
	});
	expect(JSON.stringify(configured)).not.toContain('s3cret');
});

test('the database is a file of this server, or on the server that is configured', () => {
	const database = (settings: Parameters<typeof readConfig>[0]) =>
		servicesOf(readConfig(settings)).find(({ name }) => name === 'Database');
	expect(database({})).toEqual({ name: 'Database', runs: 'SQLite on this server', isEmbedded: true });
	const remote = { DATABASE_URL: 'libsql://tours.turso.io', DATABASE_AUTH_TOKEN: 's3cret' };
	expect(database(remote)).toEqual({ name: 'Database', runs: 'tours.turso.io', isEmbedded: false });
});
