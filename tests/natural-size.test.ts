import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { linesToRead } from './lines-to-read.ts';

const SMALL = 20;

interface Module {
	path: string;
	text: string;
}

const listed = (...folders: string[]) =>
	execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
		encoding: 'utf8',
	})
		.split('\n')
		.filter((path) => path && existsSync(path));

const folders = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports).map(
	([alias, folder]) => [alias.slice(0, -1), String(folder).slice(2, -1)] as const,
);

/** The modules that a module imports, each with whether only for later. */
function importsOf({ path, text }: Module) {
	return [...text.matchAll(/\b(?:from|import)\s*(\(?)\s*(['"`])([#.][^'"`?]+)\2/g)].map(
		([, later, , from = '']) => {
			const [alias, folder] = folders.find(([each]) => from.startsWith(each)) ?? [];
			const to = alias ? join(folder ?? '', from.slice(alias.length)) : join(dirname(path), from);
			return { from: path, to, isLater: later !== '' };
		},
	);
}

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
const code = (...roots: string[]) => listed(...roots).filter((path) => /\.(tsx?|mjs)$/.test(path));

/** Names people search for, however small the file; so are our server's calls, by noun. */
const BY_NAME = /(^|-)(table|routes?|writes|settings|page)\.ts$|Screen\.tsx$|^keep-\w+\.ts$/;
const isLookedFor = (path: string) => BY_NAME.test(basename(path)) || dirname(path) === 'src/api';

/** A component may not send requests (tests/boundaries.cjs), so the module that sends them stands next to it. */
const asksForAComponent = ({ text }: Module, caller: string) =>
	caller.endsWith('.tsx') && text.includes("'#api/");

/** An effect lives on a few floors (docs/STYLE.md), wherever its component is. */
const isEffectFromBelow = ({ text }: Module, caller: string) =>
	text.includes('useEffect') && !/^src\/(ui|map|sheet|pwa)\//.test(caller);

/**
 * Small files that one file imports: a reader opens two files to read one thought. What a test calls, what is fetched
 * only when it is wanted, and what has a stylesheet of its own or a name by which it is looked for stands by itself.
 */
function crumbs(modules: readonly Module[], tests: readonly Module[], styles: readonly string[]): string[] {
	const imports = [...modules, ...tests].flatMap(importsOf);
	return modules
		.filter(({ text }) => text.split('\n').length <= SMALL)
		.filter((module) => {
			const { path } = module;
			const importers = imports.filter(({ to }) => to === path);
			const [only] = importers;
			if (!only || only.isLater || importers.some(({ from }) => from !== only.from)) return false;
			const hasStyles = styles.includes(path.replace(/\.\w+$/, '.module.css'));
			const isElsewhere = asksForAComponent(module, only.from) || isEffectFromBelow(module, only.from);
			return !hasStyles && !isLookedFor(path) && !isElsewhere;
		})
		.map(({ path }) => path);
}

test('a small file with one caller, wherever that is, is found; one with a subject of its own is not', () => {
	const one = {
		path: 'src/ui/one.ts',
		text: "import './crumb.ts';\nimport('./later.ts');\nimport '#ui/tried.ts';",
	};
	const two = {
		path: 'src/map/two.tsx',
		text: "export { a } from '#ui/below.ts';\nimport '#api/sites.ts';\nimport './shared.ts';",
	};
	const more = {
		path: 'src/map/More.tsx',
		text: "import type { A } from './shared.ts';\nimport './table.ts';\nimport './Drawn.tsx';\nimport './ask.ts';",
	};
	const small = [
		'ui/crumb.ts',
		'ui/later.ts',
		'ui/tried.ts',
		'ui/below.ts',
		'api/sites.ts',
		'map/shared.ts',
		'map/table.ts',
		'map/Drawn.tsx',
	].map((path) => ({ path: `src/${path}`, text: '' }));
	const asking = { path: 'src/map/ask.ts', text: "import { send } from '#api/request.ts';" };
	const screen = { path: 'src/features/Home.tsx', text: "import '#ui/use-effect.ts';" };
	const effect = { path: 'src/ui/use-effect.ts', text: "import { useEffect } from 'react';" };
	const trying = { path: 'tests/ui/tried.test.ts', text: "import { tried } from '#ui/tried.ts';" };
	const styles = ['src/map/Drawn.module.css'];
	const modules = [one, two, more, screen, ...small, asking, effect];
	expect(crumbs(modules, [trying], styles)).toEqual(['src/ui/crumb.ts', 'src/ui/below.ts']);
	expect(crumbs([{ ...screen, path: 'src/map/Home.tsx' }, effect], [], [])).toEqual([effect.path]);
	const long = { path: 'src/ui/crumb.ts', text: '\n'.repeat(SMALL) };
	expect(crumbs([one, long], [], [])).toEqual([]);
});

test('a thought is not cut into crumbs: a small helper of one file is in that file', () => {
	const modules = code('src', 'server').map(read);
	expect(modules.length).toBeGreaterThan(1000);
	expect(crumbs(modules, code('tests', 'build').map(read), listed('src'))).toEqual([]);
});

/** Texts that are read from top to bottom, as a whole. */
const LEGAL_TEXTS = /^src\/features\/legal\/\w+Screen\.tsx$/;
const LONGEST_COMPONENT = 120;

const longComponents = (files: readonly Module[]) =>
	files
		.filter(
			({ path, text }) => !LEGAL_TEXTS.test(path) && text.trimEnd().split('\n').length > LONGEST_COMPONENT,
		)
		.map(({ path }) => path);

test('no file of a feature’s components is longer than 120 lines, but for the legal texts', () => {
	const lines = (count: number) => 'line\n'.repeat(count);
	const planted = [
		{ path: 'src/features/about/Fits.tsx', text: lines(120) },
		{ path: 'src/features/about/Long.tsx', text: lines(121) },
		{ path: 'src/features/legal/TermsScreen.tsx', text: lines(200) },
	];
	expect(longComponents(planted)).toEqual(['src/features/about/Long.tsx']);
	const components = listed('src/features').filter((path) => path.endsWith('.tsx'));
	expect(components.length).toBeGreaterThan(200);
	expect(longComponents(components.map((path) => ({ path, text: readFileSync(path, 'utf8') })))).toEqual([]);
});

/** The lines that nine in ten modules stay within. */
function linesOfMost(modules: readonly Module[]): number {
	const lines = modules
		.map(({ path, text }) => ts.createSourceFile(path, text.trimEnd(), ts.ScriptTarget.Latest, true))
		.map(linesToRead)
		.sort((a, b) => a - b);
	return lines[Math.ceil(lines.length * 0.9) - 1] ?? 0;
}

test('nine modules in ten have at most 120 lines', () => {
	const planted = (lines: number) => ({ path: 'src/canary.ts', text: 'step();\n'.repeat(lines) });
	expect(linesOfMost([200, 121, 3, 3, 3, 3, 3, 3, 3, 3].map(planted))).toBe(121);
	expect(linesOfMost([200, 120, 3, 3, 3, 3, 3, 3, 3, 3].map(planted))).toBe(120);
	for (const root of ['src', 'server'])
		expect(linesOfMost(code(root).map(read)), root).toBeLessThanOrEqual(120);
});
