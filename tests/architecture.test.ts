import { execFileSync, spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { linesToRead } from './lines-to-read.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('a planted violation of each boundary is caught', () => {
	const root = mkdtempSync(join(tmpdir(), 'canary-'));
	for (const path of ['tests/boundaries.cjs', 'package.json', 'tsconfig.json', 'src/tsconfig.json'])
		cpSync(path, join(root, path), { recursive: true });
	symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
	const plant = (path: string, ...lines: string[]) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), lines.join('\n'));
	};
	for (const path of [
		'features/home/route.ts',
		'db/trip-tables.ts',
		'ui/Icon.tsx',
		'domain/limits.ts',
		'ui/toasts.ts',
		'features/admin/routes.ts',
		'api/request.ts',
	])
		plant(`src/${path}`, 'export {};');
	for (const path of ['config.ts', 'newcomer.ts', 'stores.ts', 'shipped/seed.ts', 'trips/reader.ts'])
		plant(`server/${path}`, 'export {};');
	plant('build/stamp.mjs', 'export {};');
	plant(
		'server/trips/canary.ts',
		"import { newcomer } from '#server/newcomer.ts';",
		"import { readConfig } from '#server/config.ts';",
		"import { seed } from '#server/shipped/seed.ts';",
		"import { createStores } from '#server/stores.ts';",
		'console.log(newcomer, readConfig, seed, createStores);',
	);
	plant(
		'server/db/canary.ts',
		"import { createTripReader } from '#server/trips/reader.ts';",
		'console.log(createTripReader);',
	);
	plant(
		'src/features/canary/canary.ts',
		"import { loader } from '#features/home/route.ts';",
		"import { adminRoutes } from '#features/admin/routes.ts';",
		"import { readConfig } from '#server/config.ts';",
		"import { TRIP_STORES } from '#db/trip-tables.ts';",
		'console.log(loader, adminRoutes, readConfig, TRIP_STORES);',
	);
	plant(
		'src/features/canary/CanaryScreen.tsx',
		"import { send } from '#api/request.ts';",
		'console.log(send);',
	);
	const floors = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
	for (const { name } of floors)
		if (!['app', 'features', 'domain'].includes(name))
			plant(
				`src/${name}/floor-canary.ts`,
				"import { loader } from '#features/home/route.ts';",
				'console.log(loader);',
			);
	plant('src/domain/canary.ts', "import { Icon } from '#ui/Icon.tsx';", 'console.log(Icon);');
	plant(
		'src/ui/canary.ts',
		"import { limits } from '#domain/limits.ts';",
		"import { getTimes } from 'suncalc';",
		'console.log(limits, getTimes);',
	);
	plant(
		'server/canary.ts',
		"import { showToast } from '#ui/toasts.ts';",
		"import { decodeJwt } from 'jose';",
		"import { createTransport } from 'nodemailer';",
		"import sanitizeHtml from 'sanitize-html';",
		"import fc from 'fast-check';",
		"import { nowhere } from './nowhere.ts';",
		"import { stamp } from '../build/stamp.mjs';",
		'console.log(showToast, decodeJwt, createTransport, sanitizeHtml, fc, nowhere, stamp);',
	);
	plant('server/session/canary.ts', "import Provider from 'oidc-provider';", 'console.log(Provider);');
	plant('src/domain/sync/canary.ts', "import { limits } from '#domain/limits.ts';", 'console.log(limits);');
	plant('src/sync/one.ts', "import { two } from './two.ts';", 'export const one = () => two();');
	plant('src/sync/two.ts', "import { one } from './one.ts';", 'export const two = () => one;');
	const options = ['--config', 'tests/boundaries.cjs', '--output-type', 'json', 'src', 'server'];
	const { stdout } = spawnSync(resolve('node_modules/.bin/depcruise'), options, {
		cwd: root,
		encoding: 'utf8',
	});
	const { violations } = JSON.parse(stdout).summary as { violations: { rule: { name: string } }[] };
	const broken = violations.map(({ rule }) => rule.name);
	rmSync(root, { recursive: true, force: true });
	const rules = createRequire(import.meta.url)('./boundaries.cjs').forbidden.map(
		({ name }: { name: string }) => name,
	);
	expect([...new Set(broken)].sort()).toEqual(rules.sort());
});

/** Import cycles that start at a folder, at least one if there are any. */
function circles(below: ReadonlyMap<string, Iterable<string>>): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const descend = (folder: string, above: readonly string[]) => {
		if (above.includes(folder)) found.push([...above.slice(above.indexOf(folder)), folder].join(' → '));
		else if (!done.has(folder)) {
			for (const each of below.get(folder) ?? []) descend(each, [...above, folder]);
			done.add(folder);
		}
	};
	for (const folder of below.keys()) descend(folder, []);
	return found;
}

test('an import cycle between folders is found, and none is invented', () => {
	expect(circles(new Map(Object.entries({ a: 'bd', b: 'cd', c: 'd', d: '' })))).toEqual([]);
	expect(circles(new Map(Object.entries({ a: 'b', b: 'dc', c: 'b' })))).toEqual(['b → c → b']);
});

/** What each floor of the client may stand on, the domain included. */
function floorsOfClient(): Map<string, string[]> {
	const rules: { name: string; to: { pathNot: string } }[] = createRequire(import.meta.url)(
		'./boundaries.cjs',
	).forbidden;
	return new Map(
		rules.flatMap(({ name, to }) => {
			const [, floor] = name.match(/^what-(\w+)-stands-on$/) ?? [];
			return floor ? [[floor, to.pathNot.match(/\w+(?=[|)])/g)?.filter((each) => each !== floor) ?? []]] : [];
		}),
	);
}

test('no layer of the client imports a layer that imports it', () => {
	const floors = floorsOfClient();
	expect(floors.size).toBeGreaterThan(10);
	expect(circles(floors)).toEqual([]);
});

/** What each folder of the domain imports of the domain outside it: folders, and files beside the folders. */
function domainBelow(files: readonly { path: string; text: string }[]) {
	const roomOf = (path: string) => path.split('/')[2] ?? '';
	const below = new Map<string, Set<string>>();
	for (const { path, text } of files)
		for (const [, from = ''] of text.matchAll(
			/\b(?:from|import)\s*\(?\s*['"`]((?:#domain|\.{1,2})\/[^'"`]+)/g,
		)) {
			const to = roomOf(from.startsWith('.') ? join(dirname(path), from) : from.replace('#', 'src/'));
			if (to !== roomOf(path))
				below.set(roomOf(path), (below.get(roomOf(path)) ?? new Set<string>()).add(to));
		}
	return below;
}

test('no folder of the domain imports one that imports it', () => {
	const planted = domainBelow([
		{ path: 'src/domain/a/a.ts', text: "import type { B } from '../b/b.ts';\nexport { c } from './c.ts';" },
		{ path: 'src/domain/b/b.ts', text: "import { c } from '#domain/c.ts';" },
		{ path: 'src/domain/c.ts', text: "import { a } from './a/a.ts';" },
	]);
	expect(circles(planted)).toEqual(['a → b → c.ts → a']);
	const listed = execFileSync('git', ['ls-files', 'src/domain'], { encoding: 'utf8' }).split('\n');
	const files = listed.filter((path) => path.endsWith('.ts') && existsSync(path));
	const below = domainBelow(files.map((path) => ({ path, text: read(path) })));
	expect(below.size).toBeGreaterThan(15);
	expect(circles(below)).toEqual([]);
});

/** Floors that a floor may stand on, but none of its files imports: "trips → map". */
function unusedFloors(floors: ReadonlyMap<string, string[]>, textsOf: (floor: string) => readonly string[]) {
	return [...floors].flatMap(([floor, below]) => {
		const imported = textsOf(floor).flatMap((text) =>
			[...text.matchAll(/\b(?:from|import)\s*\(?\s*['"`]#(\w+)\//g)].map(([, name]) => name),
		);
		const unused = below.filter((each) => each !== 'domain' && !imported.includes(each));
		return unused.map((each) => `${floor} → ${each}`);
	});
}

test('each floor of the client uses every floor that it may import', () => {
	const planted = ["import { map } from '#map/Map.tsx';", "const ui = await import('#ui/Icon.tsx');"];
	expect(unusedFloors(new Map([['trips', ['domain', 'map', 'roads', 'ui']]]), () => planted)).toEqual([
		'trips → roads',
	]);
	const textsOf = (floor: string) =>
		execFileSync('git', ['ls-files', `src/${floor}`], { encoding: 'utf8' })
			.split('\n')
			.filter((path) => /\.tsx?$/.test(path) && existsSync(path))
			.map((path) => read(path));
	expect(unusedFloors(floorsOfClient(), textsOf)).toEqual([]);
});

/** The server's files that belong to a noun, each with its noun. */
const ofNouns = execFileSync('git', ['ls-files', 'server'], { encoding: 'utf8' })
	.split('\n')
	.filter((path) => /^server\/[\w-]+\/.*\.(ts|mjs)$/.test(path) && existsSync(path))
	.map((path) => ({ path, noun: path.split('/')[1] ?? '' }));

/** The server's files that a file of a noun imports, tables aside, each with its noun. */
function importsOf({ path, text }: { path: string; text: string }) {
	const froms = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])((?:#server|\.{1,2})\/[^'"`]+)\1/g);
	return [...froms].flatMap(([, , from = '']) => {
		const to = from.startsWith('.') ? join(dirname(path), from) : from.replace('#', '');
		const [, noun = '', inside] = to.split('/');
		return inside && inside !== 'table.ts' ? [{ to, noun }] : [];
	});
}

test('each way to write an import is found', () => {
	const text = [
		"import { a } from '#server/a/a.ts';",
		"import type {\n\tB,\n} from '../b/b.ts';",
		"export { c } from '#server/c/c.ts';",
		"import '#server/d/d.ts';",
		"const e = await import('#server/e/e.ts');",
		'const f = import(\n\t`../f/f.ts`\n);',
		"type G = import('#server/g/g.ts').G;",
		"import { h } from './h.ts';",
		"import { table } from '#server/i/table.ts';",
		"import { config } from '#server/config.ts';",
		"import { z } from 'zod';",
	].join('\n');
	const nouns = importsOf({ path: 'server/canary/canary.ts', text }).map(({ noun }) => noun);
	expect(nouns).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'canary']);
});

test('no noun of the server imports one that imports it; tables are below them all', () => {
	const below = new Map<string, Set<string>>();
	for (const { path, noun } of ofNouns)
		for (const { noun: other } of importsOf({ path, text: read(path) }))
			if (other !== noun) below.set(noun, (below.get(noun) ?? new Set<string>()).add(other));
	expect(below.size).toBeGreaterThan(30);
	expect(circles(below)).toEqual([]);
	for (const whole of WHOLES)
		expect(
			[...below].filter(([, others]) => others.has(whole)).map(([noun]) => noun),
			whole,
		).toEqual([]);
});

/** Files whose name does not tell the office's addresses from the others. */
function misnamedRoutes(files: readonly { path: string; text: string }[]): string[] {
	const isMisnamed = ({ path, text }: { path: string; text: string }) =>
		[...text.matchAll(/\.(?:get|post|put|patch|delete)\(\s*'(\/[^']*)'/g)].some(
			([, address = '']) => address.startsWith('/admin/') !== path.endsWith('admin-routes.ts'),
		);
	return files.filter(isMisnamed).map(({ path }) => path);
}

test('the office’s routes are in files named admin-routes, and no others are', () => {
	const planted = [
		{ path: 'a/routes.ts', text: ".get(\n\t'/admin/a', one)" },
		{ path: 'b/admin-routes.ts', text: ".post('/admin/b', one).delete('/b', two)" },
		{ path: 'c/c-admin-routes.ts', text: ".patch('/admin/c', one)" },
		{ path: 'd/routes.ts', text: ".route('/', one).put('/d', two)" },
	];
	expect(misnamedRoutes(planted)).toEqual(['a/routes.ts', 'b/admin-routes.ts']);
	expect(misnamedRoutes(ofNouns.map((file) => ({ ...file, text: read(file.path) })))).toEqual([]);
});

/** Nouns that work on the whole database and may write any table; no other noun imports them. */
const WHOLES = ['content-file', 'personal-data', 'shipped'];

/** Which nouns write each table, and which files write one that they hold in a variable. */
function writersOf(files: readonly { path: string; noun: string; text: string }[]) {
	const tables = new Map<string, Set<string>>();
	for (const { text } of files)
		for (const [, table = ''] of text.matchAll(/^export const (\w+) = sqliteTable\(/gm))
			tables.set(table, new Set());
	const ofAny: string[] = [];
	for (const { path, noun, text } of files)
		if (!WHOLES.includes(noun)) {
			for (const [, table = ''] of text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)/g))
				tables.get(table)?.add(noun);
			for (const [, table = ''] of text.matchAll(/\b(?:db|tx)\s*\.(?:insert|update|delete)\(\s*(\w+)/g))
				if (!tables.has(table)) ofAny.push(path);
		}
	return { tables, ofAny };
}

test('a table of the server is written by one noun, and by those of the whole database', () => {
	const files = ofNouns.map((file) => ({ ...file, text: read(file.path) }));
	const plant = (noun: string, text: string) => ({ path: `server/${noun}/canary.ts`, noun, text });
	const severalOf = (tables: ReadonlyMap<string, ReadonlySet<string>>) =>
		[...tables].filter(([, nouns]) => nouns.size > 1).map(([table, nouns]) => [table, ...nouns]);
	const planted = writersOf([
		plant('mail', "export const mails = sqliteTable('mails');\ndb\n\t.insert(mails)"),
		plant('oidc', 'tx.delete(mails); tx.update(table);'),
		plant('content-file', 'tx.delete(mails); tx.update(table);'),
	]);
	expect(severalOf(planted.tables)).toEqual([['mails', 'mail', 'oidc']]);
	expect(planted.ofAny).toEqual(['server/oidc/canary.ts']);
	const { tables, ofAny } = writersOf(files);
	expect(tables.size).toBeGreaterThan(40);
	expect(severalOf(tables)).toEqual([]);
	expect(ofAny).toEqual([]);
});

test('every folder that docs/ARCHITECTURE.md draws is there, and no other', () => {
	const tree = read('docs/ARCHITECTURE.md').match(/```\n([\s\S]*?)```/)?.[1] ?? '';
	const drawn = [...tree.matchAll(/^([\w-]+)\/ |^ {2}([\w-]+)\/ /gm)].map(
		([, root, sub]) => root ?? sub ?? '',
	);
	for (const folder of ['src', 'server']) {
		const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		for (const { name } of inside)
			expect(drawn, `${folder}/${name} is not in docs/ARCHITECTURE.md`).toContain(name);
	}
	for (const name of drawn)
		expect(
			[name, `src/${name}`, `server/${name}`].some((path) => existsSync(path)),
			`${name} is not there`,
		).toBe(true);
});

test('the README or its list of rarer scripts names every script, and no missing one', () => {
	const { scripts } = JSON.parse(read('package.json'));
	const [, rarer = ''] = read('docs/RECIPES.md').split('\n## Scripts\n');
	const named = [
		...(read('README.md') + rarer).matchAll(/(?<=npm (?:run )?(?:-s )?|`)([a-z][\w:-]*)(?=[` ])/g),
	].map(([, name]) => name);
	for (const name of Object.keys(scripts)) expect(named).toContain(name);
	const told = read('README.md') + read('docs/RECIPES.md');
	for (const [, name] of told.matchAll(/npm run (?:-s )?([\w:-]+)/g))
		expect(scripts).toHaveProperty([name ?? '']);
});

test('no file of the product is longer than 200 lines, except the table of tokens', () => {
	const long = execFileSync('git', ['ls-files', 'src', 'server', 'build'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && path !== 'src/ui/tokens.css' && existsSync(path))
		.filter((path) => read(path).split('\n').length > 201);
	expect(long).toEqual([]);
});

/** A factory only lays out its parts, and each of those has a size of its own. */
const isFactory = (name: string) => /^(create|open)[A-Z]|Routes$/.test(name);

/** The lines of a function that are in none of its parts. */
function ownLines(node: ts.Node): number {
	let inParts = 0;
	const visit = (each: ts.Node): void => {
		if (ts.isFunctionLike(each)) inParts += linesToRead(each) > 1 ? linesToRead(each) : 0;
		else ts.forEachChild(each, visit);
	};
	ts.forEachChild(node, visit);
	return linesToRead(node) - inParts;
}

/**
 * The functions of a file that are longer than 40 lines, 60 for a component, or 120 for a factory, 60 of them outside
 * its parts.
 */
function longFunctions(path: string, text = read(path)): string[] {
	if (text.split('\n').length <= 40) return [];
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isFunctionLike(node) && 'body' in node && node.body) {
			const { name = ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined } = node;
			const words = name?.getText() ?? 'a nameless function';
			const lines = linesToRead(node);
			const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(words);
			const most = isFactory(words) ? 120 : isComponent ? 60 : 40;
			const isBare = isFactory(words) && ownLines(node) > 60;
			if (lines > most || isBare) found.push(`${path}: ${words}, ${lines} lines`);
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
	return found;
}

test('no function is longer than 40 lines, no component than 60, no factory than 120', () => {
	const body = (lines: number) => `{${'\n\tstep();'.repeat(lines)}\n}`;
	const planted = [
		`function ofForty() ${body(38)}`,
		`function tooLong() ${body(39)}`,
		`const arrow = () => ${body(39)};`,
		`function createParts() { return {${`\na() ${body(30)},`.repeat(3)}\n} }`,
		`function createTooMuch() { return {${`\na() ${body(30)},`.repeat(4)}\n} }`,
		`function createBare() ${body(59)}`,
		`function openParts() { return { part() ${body(39)} }; }`,
		`function Screen() ${body(59)}`,
		`function ofAList() { return {${'\n\tmember,'.repeat(40)}\n}; }`,
		`function ofLists() { return {${'\n\tmember,\n\tact: () => 1,'.repeat(20)}\n}; }`,
	].join('\n');
	const words = (path: string) => longFunctions(path, planted).map((each) => each.split(/: |,/)[1]);
	const tooLong = ['tooLong', 'arrow', 'createTooMuch', 'createBare', 'part', 'Screen', 'ofLists'];
	expect(words('canary.ts')).toEqual(tooLong);
	expect(words('canary.tsx')).toEqual(tooLong);
	const long = execFileSync('git', ['ls-files', 'src', 'server', 'build'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path))
		.flatMap((path) => longFunctions(path));
	expect(long).toEqual([]);
});

/** Whether a word of code means something outside it: the clock, chance, or the machine. */
function reachesOut(word: ts.Identifier): boolean {
	const { parent, text } = word;
	const isNameOfPart = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
	if ((isNameOfPart && parent.name === word) || ts.isTypeReferenceNode(parent)) return false;
	const part = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
	if (text === 'Math') return part === undefined || part === 'random';
	const isGiven = ts.isNewExpression(parent) && (parent.arguments?.length ?? 0) > 0;
	if (text === 'Date') return !isGiven && part !== 'parse' && part !== 'UTC';
	return ['performance', 'crypto', 'globalThis'].includes(text);
}

/** The code of a file that asks for the time or for chance, or declares a global of the machine, instead of being told. */
function impurities(path: string, text = read(path)): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isIdentifier(node) && reachesOut(node)) found.push(`${path}: ${node.parent.getText()}`);
		if (node.kind === ts.SyntaxKind.DeclareKeyword) found.push(`${path}: ${node.parent.getText()}`);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
	return found;
}

test('the domain is given the time, chance and ids, and never asks for them', () => {
	const pure = [
		'new Date(0); Date.parse(text); Date.UTC(2027, 1); Math.round(1);',
		"const of = (day: Date, random: () => number) => ({ Date: day, crypto: 'words' }); plan.performance;",
	];
	const impure = [
		'Date.now()',
		'new Date()',
		'new Date',
		'Date()',
		'const { now } = Date',
		'Math.random()',
		'declare const fetch: () => unknown',
		'declare global {}',
		'const { random } = Math',
		'performance.now()',
		'crypto.randomUUID()',
		'globalThis.crypto',
	];
	expect(pure.flatMap((code) => impurities('canary.ts', code))).toEqual([]);
	expect(impure.filter((code) => impurities('canary.ts', code).length === 0)).toEqual([]);
	const domain = execFileSync('git', ['ls-files', 'src/domain'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.ts') && existsSync(path));
	expect(domain.length).toBeGreaterThan(200);
	expect(domain.flatMap((path) => impurities(path))).toEqual([]);
});

test('no write reads its row by `get`, which misses a commit that failed', () => {
	const careless = execFileSync('git', ['ls-files', 'server'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.ts') && existsSync(path))
		.filter((path) => /\.returning\([^)]*\)\s*\.get\(/.test(read(path)));
	expect(careless).toEqual([]);
});

test('the address of the API is spelled once, and all its paths in src/api', () => {
	const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
	const spelling = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)));
	// Sessions are opened by the site itself, whose cookie they are.
	expect(spelling(/['"`]\/api\b/)).toEqual(['src/api/session.ts', 'src/domain/site/api-stages.ts']);
	const paths = spelling(
		/['"`]\/(public|private|query|site|contributors|sign-out|account\/|billing\/stripe)\b/,
	);
	expect(paths.length).toBeGreaterThan(10);
	expect(paths.filter((path) => !path.startsWith('src/api/'))).toEqual([]);
});

test('the store that the browser keeps beside its database is read and written in one place', () => {
	const naming = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path))
		.filter((path) => /\b(localStorage|sessionStorage)\b/.test(read(path)));
	expect(naming).toEqual(['src/runtime/browser-store.ts']);
});

test('a noun of the server asks for the stores that it needs, and never for all', () => {
	const composition = /^server\/((stores|app|api|main|back-office|background|shared-parts|sign-in)\.ts$)/;
	const greedy = execFileSync('git', ['ls-files', 'server'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.ts') && existsSync(path) && !composition.test(path))
		.filter((path) =>
			/(?<!Pick<|import type \{ |\{ )\bStores\b(?!\[)/.test(
				read(path).replace(/\/\*[\s\S]*?\*\/|Pick<\s+Stores/g, ''),
			),
		);
	expect(greedy, 'Stores without Pick').toEqual([]);
});

test('no component that comes later takes the page down with it when the signal is lost', () => {
	const lazy = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path))
		.filter((path) => /\blazy\(/.test(read(path)));
	expect(lazy, 'lazy() outside lazyPart').toEqual(['src/ui/lazy-part.ts']);
});

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

test('a test is where its subject is: tests/domain/trips for src/domain/trips', () => {
	/** Folders whose tests cover the whole product, so that nothing mirrors them. */
	const wholes = ['.', 'deploy', 'releases', 'scale'];
	const homeless = tests.filter(isTest).filter((path) => {
		const room = relative('tests', dirname(path)) || '.';
		return !(wholes.includes(room) || existsSync(room) || existsSync(join('src', room)));
	});
	expect(homeless).toEqual([]);
});

test('a test named like routes, a store, writes, settings or a screen tests the file of that name', () => {
	const unfounded = (paths: readonly string[]) =>
		paths.filter((path) => {
			const [, module] = /^tests\/(.*?)(?:\.device)?\.test\.tsx?$/.exec(path) ?? [];
			const isOfAKind = /(?:^|[/-])(?:routes?|store|table|writes|settings)$|Screen$/.test(module ?? '');
			const homes = ['', 'src/'].flatMap((root) => ['ts', 'tsx'].map((end) => `${root}${module}.${end}`));
			return module?.includes('/') && isOfAKind && !homes.some((home) => existsSync(home));
		});
	const planted = ['tests/server/accounts/routes.test.ts', 'tests/server/accounts/gone-routes.test.ts'];
	expect(unfounded(planted)).toEqual(planted.slice(1));
	expect(unfounded(tests)).toEqual([]);
});

test('a test on a browser’s disk, or with its globals, is named .device, so that it starts as a page does', () => {
	const devices = tests.filter(
		(path) =>
			path !== 'tests/architecture.test.ts' &&
			/fake-indexeddb|stubGlobal|resetModules|vitest-environment/.test(read(path)),
	);
	const needDevice = tests
		.filter(isTest)
		.filter(
			(path) =>
				devices.includes(path) || devices.some((device) => read(path).includes(`/${basename(device)}'`)),
		);
	expect(needDevice.filter((path) => !path.includes('.device.'))).toEqual([]);
});

/** Names that two files export. */
function namedTwice(files: readonly { path: string; text: string }[]) {
	const homes = new Map<string, string[]>();
	for (const { path, text } of files)
		for (const [, name = ''] of text.matchAll(
			/^export (?:type|interface|class|const|(?:async )?function\*?) (\w+)/gm,
		))
			if (homes.get(name)?.at(-1) !== path) homes.set(name, [...(homes.get(name) ?? []), path]);
	return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => [name, ...paths]);
}

test.each([
	['the domain', (path: string) => path.startsWith('src/domain/')],
	['the server', (path: string) => path.startsWith('server/')],
	['the floors below the screens', (path: string) => /^src\/(?!domain\/|features\/|app\/)[^/]+\//.test(path)],
])('a name of %s has one meaning', (_, isThere) => {
	const planted = [
		{ path: 'a.ts', text: 'export const box = 1;\nexport type box = 1;\nexport async function open() {}' },
		{ path: 'b.ts', text: 'interface box {}\nexport function* open() {}' },
	];
	expect(namedTwice(planted)).toEqual([['open', 'a.ts', 'b.ts']]);
	const listed = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' }).split('\n');
	const files = listed.filter((path) => /\.tsx?$/.test(path) && isThere(path) && existsSync(path));
	expect(files.length).toBeGreaterThan(0);
	expect(namedTwice(files.map((path) => ({ path, text: read(path) })))).toEqual([]);
});

/** The words of the glossary in docs/ARCHITECTURE.md that are the type of more than one thing. */
function wornWords(files: readonly { path: string; text: string }[]) {
	const [, glossary = ''] = read('docs/ARCHITECTURE.md').split('\n## Words\n');
	const words = [...glossary.matchAll(/\*([a-z][a-z -]*)\*/gi)].map(([, word = '']) =>
		word.replace(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase()),
	);
	const homes = new Map<string, Set<string>>();
	for (const { path, text } of files)
		for (const [, name = ''] of text.matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm))
			if (words.includes(name)) homes.set(name, (homes.get(name) ?? new Set<string>()).add(path));
	return [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths]);
}

test('a word of the glossary is the type of one thing', () => {
	const planted = ['export interface Stop {', 'type Stop = 1', 'export type SetAside = 1', 'class Toast {}'];
	expect(wornWords(planted.map((text, at) => ({ path: `${at}`, text })))).toEqual([['Stop', '0', '1']]);
	const files = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path.endsWith('.ts') && existsSync(path))
		.map((path) => ({ path, text: read(path) }));
	expect(wornWords(files)).toEqual([]);
});

test('the root holds at most 18 visible entries', () => {
	const entries = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
		.split('\n')
		.map((path) => path.split('/')[0] ?? '')
		.filter((name) => name && !name.startsWith('.'));
	expect(new Set(entries).size).toBeLessThanOrEqual(18);
});
