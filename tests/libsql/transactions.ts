import assert from 'node:assert/strict';
import fc from 'fast-check';
import { connect, connectRemote, type Db } from '#server/db/open.ts';
import { anyCharacter } from '../any-character.ts';
import type { Scene } from '../programs/run-scenes.ts';
import type { Sqld } from './real-sqld.ts';

const isUnreachable = { code: 'DATABASE_UNREACHABLE' };

/** The guarantees of a transaction, checked on the real server. */
export function transactionScenes(sqld: Sqld): Scene[] {
	const [one, other] = [
		connectRemote({ url: sqld.url, token: null }),
		connectRemote({ url: sqld.url, token: null }),
	];
	const add = (db: Db, word: string) => db.$client.prepare('insert into words (word) values (?)').run(word);
	const words = (db: Db) => db.$client.prepare('select word from words order by word').pluck().all();
	const immediately = (work: () => void) => one.transaction(work, { behavior: 'immediate' });
	one.$client.exec('create table words (word text primary key)');

	return [
		[
			'a transaction that fails leaves nothing, wherever it fails',
			async () => {
				assert.throws(
					() =>
						immediately(() => {
							add(one, 'lost');
							assert.deepEqual(words(one), ['lost']);
							throw new Error('the work fails');
						}),
					/the work fails/,
				);
				assert.throws(
					() =>
						immediately(() => {
							add(one, 'lost');
							add(one, 'lost');
							add(one, 'never sent');
						}),
					{ code: 'SQLITE_CONSTRAINT' },
				);
				assert.deepEqual(words(other), []);
				immediately(() => add(one, 'kept'));
				assert.deepEqual(words(other), ['kept']);
			},
		],
		[
			'a transaction within another takes back its own part alone',
			async () => {
				immediately(() => {
					add(one, 'outer');
					assert.throws(
						() =>
							immediately(() => {
								add(one, 'inner');
								throw new Error('no');
							}),
						/no/,
					);
				});
				assert.deepEqual(words(other), ['kept', 'outer']);
			},
		],
		[
			'what a write changed is known in the middle of a transaction, too',
			async () => {
				immediately(() => {
					const gone = one.$client.prepare('delete from words').run();
					add(one, 'new');
					assert.equal(gone.changes, 2);
				});
				assert.deepEqual(words(other), ['new']);
			},
		],
		[
			'who holds the database for five seconds loses it, and all that was not yet kept',
			async () => {
				assert.throws(
					() =>
						immediately(() => {
							add(one, 'too late');
							words(one);
							other.transaction(() => add(other, 'in time'), { behavior: 'immediate' });
							words(one);
						}),
					isUnreachable,
				);
				assert.deepEqual(words(one), ['in time', 'new']);
			},
		],
		[
			'the server is lost in the middle of a transaction: nothing is half kept, and the next goes on when it is back',
			async () => {
				let done = Promise.resolve();
				assert.throws(
					() =>
						immediately(() => {
							add(one, 'half');
							words(one);
							done = sqld.kill();
							add(one, 'other half');
							Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
						}),
					isUnreachable,
				);
				await done;
				assert.throws(() => words(one), isUnreachable);
				await sqld.start();
				await new Promise((resolve) => setTimeout(resolve, 600));
				assert.deepEqual(words(one), ['in time', 'new']);
				immediately(() => add(one, 'whole'));
				assert.deepEqual(words(other), ['in time', 'new', 'whole']);
			},
		],
		[
			'every value comes back as it does from a file',
			async () => {
				const local = connect(':memory:');
				const values = fc.oneof(
					fc.string({ unit: anyCharacter }),
					fc.double({ noNaN: true, noDefaultInfinity: true }),
					fc.maxSafeInteger(),
					fc.constant(null),
					fc.uint8Array().map((bytes) => Buffer.from(bytes)),
				);
				const sql = 'select ? as value, typeof(?) as type';
				// Left out because they do not survive: text is cut at a zero character, half a surrogate pair is not a
				// character, and no column keeps the sign of a zero.
				const isKept = (given: unknown) =>
					typeof given === 'string' ? !/\0|[\ud800-\udfff]/u.test(given) : !Object.is(given, -0);
				fc.assert(
					fc.property(values.filter(isKept), (value) => {
						const [there, here] = [one, local].map(({ $client }) => $client.prepare(sql));
						assert.deepEqual(there?.get(value, value), here?.get(value, value));
						assert.deepEqual(there?.raw().all(value, value), here?.raw().all(value, value));
					}),
					{ numRuns: 200 },
				);
				assert.throws(() => one.$client.prepare(sql).get(undefined, 1), TypeError);
				for (const db of [one, other, local]) db.$client.close();
			},
		],
	];
}
