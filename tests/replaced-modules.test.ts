import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const replaces = /\bvi\.(mock|doMock)\(/;
const replacesReact = /\bvi\.(mock|doMock)\(\s*(import\()?['"]react(-dom)?(\/|['"])/;
const isOnADevice = (path: string) => /\.device\.test\.tsx?$/.test(path);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => /\.tsx?$/.test(path) && existsSync(path));

// Other tests share a process and its modules: whichever loads a module first decides whether it is the real one.
test('only a test on a device, whose modules are its own, replaces a module', () => {
	expect(replaces.test("vi.mock('react', () => ({}));")).toBe(true);
	const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
	const found = tests.filter((path) => !isOnADevice(path) && replaces.test(readFileSync(path, 'utf8')));
	expect(found).toEqual(['tests/replaced-modules.test.ts']);
});

// A test with hooks of its own calls a component as nobody does, and stays green when React would not draw it.
test('no test replaces React: tests/ui/draw.ts draws with it', () => {
	const planted = ["vi.mock('react', () => ({}));", "vi.doMock(import('react-dom/client'));"];
	expect(planted.every((line) => replacesReact.test(line))).toBe(true);
	expect(replacesReact.test("vi.mock('react-router-dom');")).toBe(false);
	const found = files.filter((path) => replacesReact.test(readFileSync(path, 'utf8')));
	expect(found).toEqual(['tests/replaced-modules.test.ts']);
});
