import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { projectFile } from '#server/start/project.ts';
import { aCsvFile, anHdFile } from '../a-department-file.ts';

test('the command imports, prints what it did, and ends with 1 when the file is wrong', () => {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-import-'));
	const file = (name: string, bytes: Buffer) => {
		writeFileSync(join(folder, name), bytes);
		return join(folder, name);
	};
	const command = (...paths: string[]) =>
		spawnSync(process.execPath, ['--import', 'tsx', projectFile('server/ipeds-command.ts'), ...paths], {
			env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
			encoding: 'utf8',
		});
	const hd = file('hd.csv', anHdFile([{}, { UNITID: '200001' }, { UNITID: '200002', CYACTIVE: '3' }]));
	// Without an admissions file the cost file may take its place.
	const cost = file(
		'cost.csv',
		aCsvFile([
			['UNITID', 'TUITION2', 'TUITION3'],
			['200001', '9', '10'],
		]),
	);
	const done = command(hd, cost);
	expect(done.stdout).toContain(
		'hd.csv row 4, id 200002: closed\n1 colleges added (invisible), 1 updated, 0 unchanged, 1 rows skipped.',
	);
	expect(done.status).toBe(0);
	const db = new Database(join(folder, 'data/tour-trails.db'), { readonly: true });
	expect(db.prepare('select tuition_in_state, visible from colleges where ipeds_id = 200001').get()).toEqual({
		tuition_in_state: 9,
		visible: 0,
	});
	const whole = anHdFile([{}, { UNITID: '200001' }]);
	const wrong = command(file('cut.csv', whole.subarray(0, whole.length - 25)));
	expect([wrong.status, wrong.stdout]).toEqual([1, '']);
	expect(wrong.stderr).toBe(
		'cut.csv is cut off: its last row has fewer columns than its header. Download it again. Nothing was changed.\n',
	);
	expect(command(join(folder, 'none.csv')).status).toBe(1);
	expect(command().stderr).toMatch(/^Usage: /);
});
