import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Db } from '#server/db/open.ts';
import { sayBusyAtOnce } from '#server/db/patient.ts';
import { aCatalogue } from '../a-catalogue.ts';
import { aDatabase } from '../a-server.ts';
import { aBlog, somePosts } from './a-blog.ts';
import { aReader } from './a-reader.ts';

let folder: string;
let db: Db;
let other: Db;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tour-trails-blog-'));
	const file = join(folder, 'tour-trails.db');
	aDatabase(aCatalogue({ articles: [] })).$client.exec(`vacuum into '${file}'`);
	[db, other] = [connect(file), connect(file)];
	sayBusyAtOnce(db);
});
afterEach(() => {
	for (const { $client } of [db, other]) $client.close();
	rmSync(folder, { recursive: true });
});

/** Holds the database from another connection, for long enough that every write here finds it busy once. */
function holdForAWhile() {
	other.$client.exec('begin immediate');
	return wait(150).then(() => other.$client.exec('rollback'));
}

test('a reading that begins while another process writes waits for its turn', async () => {
	const blog = await aBlog(somePosts(3));
	const reader = aReader(blog.url, { db });
	const released = holdForAWhile();
	await reader.run();
	await released;
	expect([reader.log, (await reader.shown()).length]).toEqual([[], 3]);
	await blog.close();
});

test('posts that arrive while another process writes are stored once it is done', async () => {
	const blog = await aBlog(somePosts(3));
	const reader = aReader(blog.url, { db });
	let released: Promise<unknown> | undefined;
	blog.instead = () => {
		released ??= holdForAWhile();
		return false;
	};
	await reader.run();
	await released;
	expect([reader.log, (await reader.shown()).length]).toEqual([[], 3]);
	expect(reader.state()).toMatchObject({ failures: 0, last_error: null });
	await blog.close();
});

test('an editor who asks for a reading while another process writes waits for it', async () => {
	const blog = await aBlog(somePosts(3));
	const reader = aReader(blog.url, { db });
	const released = holdForAWhile();
	await reader.readNow();
	await released;
	expect((await reader.shown()).length).toBe(3);
	await blog.close();
});
