import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const decisions = readdirSync(folder)
	.sort()
	.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
const inForce = decisions.filter(({ text }) => !/^\d{4}-\d\d-\d\d, replaced by \d{4}$/m.test(text));

test('every decision has its number and date, and says whether it is in force', () => {
	const numbers = decisions.map(({ file }) => file.slice(0, 4));
	expect(new Set(numbers).size).toBe(numbers.length);
	for (const { file, text } of decisions) {
		const [title, blank, standing] = text.split('\n');
		expect(title, file).toMatch(new RegExp(`^# ${file.slice(0, 4)} [A-Z]`));
		expect(blank, file).toBe('');
		expect(standing, file).toMatch(
			/^\d{4}-\d\d-\d\d, (accepted(, (replaces|amended by) \d{4})?|replaced by \d{4})$/,
		);
		for (const [other] of standing?.matchAll(/(?<=by |replaces )\d{4}/g) ?? [])
			expect(numbers, `${file} names ${other}`).toContain(other);
	}
});

test('every decision in force gives its context, what was decided, and when to reverse it', () => {
	for (const { file, text } of inForce) {
		const sections = [...text.matchAll(/^\*\*(Context|Decision|Reverse when)\b/gm)].map(([, name]) => name);
		expect(sections, file).toEqual(['Context', 'Decision', 'Reverse when']);
	}
});

const guides = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)]
	.filter((path) => path.endsWith('.md'))
	.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Names that stand for a file of each noun, or for any. */
const ANY = ['table.ts', 'route.ts', 'PascalCase.tsx', 'kebab-case.ts'];

/** The files that a text names; the table of screens is skipped, since it states its own base folders. */
const namedIn = (text: string) =>
	[...text.replaceAll(/^\| (`\/|plans).*/gm, '').matchAll(/`(#?\w[\w./-]*\w\.(?:tsx?|mjs|cjs|csv|md|css))`/g)]
		.map(([, path = '']) => path)
		.filter((path) => !ANY.includes(path));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
	encoding: 'utf8',
})
	.split('\n')
	.filter((each) => existsSync(each));

test('a page of the docs names each file by its whole path, and the file exists', () => {
	const lostIn = (text: string) => namedIn(text).filter((path) => !files.includes(path));
	expect(lostIn('`routes.tsx` `app/routes.tsx` `#app/routes.tsx` `src/app/gone.tsx` `README.md`')).toEqual([
		'routes.tsx',
		'app/routes.tsx',
		'#app/routes.tsx',
		'src/app/gone.tsx',
	]);
	const lost = [...inForce, ...guides].flatMap(({ file, text }) =>
		lostIn(text).map((path) => `${file} names ${path}`),
	);
	expect(lost).toEqual([]);
});

/** The files that comments name in vain: neither by the path from the root nor from the folder of their own file. */
const lostFrom = (path: string, text: string) =>
	[...text.matchAll(/^(?:.*?(?:^|\s)\/\/|\s*\*|.*?\/\*+) (.*)$/gm)]
		.flatMap(([, comment = '']) => [
			...comment.matchAll(/(?<![\w/])[\w.][\w./-]*\.(?:tsx?|mjs|cjs|css|md)\b/g),
		])
		.map(([named]) => named)
		.filter((named) => !files.includes(named) && !files.includes(join(dirname(path), named)));

test('a comment names a file by its whole path, or by its name in the same folder', () => {
	const planted = [
		'/** As in decisions.test.ts and src/app/routes.tsx. */',
		' * and ./architecture.test.ts,',
		'	// routes.tsx has it.',
		'const one = 1; // As in src/app/gone.ts.',
		'/* See tests/gone.test.ts. */',
	];
	expect(lostFrom('tests/decisions.test.ts', planted.join('\n'))).toEqual([
		'routes.tsx',
		'src/app/gone.ts',
		'tests/gone.test.ts',
	]);
	const code = files.filter(
		(path) =>
			/^(src|server|build|tests|deploy)\/.*\.(tsx?|mjs|cjs|css)$/.test(path) &&
			path !== 'tests/decisions.test.ts',
	);
	expect(code.length).toBeGreaterThan(1000);
	const lost = code.flatMap((path) =>
		lostFrom(path, readFileSync(path, 'utf8')).map((named) => `${path} names ${named}`),
	);
	expect(lost).toEqual([]);
});
