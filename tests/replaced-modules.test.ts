import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const replaces = /\bvi\.(mock|doMock)\(/;
const isOnADevice = (path: string) => /\.device\.test\.tsx?$/.test(path);

// Other tests share a process and its modules: whichever loads a module first decides whether it is the real one.
test('only a test on a device, whose modules are its own, replaces a module', () => {
	expect(replaces.test("vi.mock('react', () => ({}));")).toBe(true);
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => /\.test\.tsx?$/.test(path) && existsSync(path));
	const found = files.filter((path) => !isOnADevice(path) && replaces.test(readFileSync(path, 'utf8')));
	expect(found).toEqual(['tests/replaced-modules.test.ts']);
});
