import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withIntegrity } from '../../build/with-integrity.ts';

test('the worker’s list has the hash of each file, as browsers check it, except the shell, which the server fills', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-client-'));
	mkdirSync(join(folder, 'assets'));
	writeFileSync(join(folder, 'assets/app-1.js'), 'abc');
	writeFileSync(join(folder, 'index.html'), '<!--head-->');
	const script = { url: 'assets/app-1.js', revision: null, size: 3 };
	const shell = { url: 'index.html', revision: '1', size: 11 };
	expect(await withIntegrity(folder)([script, shell])).toEqual({
		manifest: [{ ...script, integrity: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' }, shell],
	});
});
