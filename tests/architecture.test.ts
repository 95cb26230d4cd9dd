import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

function cruise(...paths: string[]) {
	const { stdout } = spawnSync(
		'node_modules/.bin/depcruise',
		['--config', 'tests/boundaries.cjs', '--output-type', 'json', ...paths],
		{ encoding: 'utf8', maxBuffer: 1e9 },
	);
	return JSON.parse(stdout).summary as { totalCruised: number; violations: { rule: { name: string } }[] };
}

test('the boundaries are watched over every module of the client and the server', () => {
	const sources = execFileSync(
		'git',
		['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'server'],
		{
			encoding: 'utf8',
		},
	)
		.split('\n')
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
	expect(cruise('src', 'server').totalCruised).toBeGreaterThanOrEqual(sources.length * 0.95);
});

test('a planted violation of each boundary is caught', () => {
	const canary = 'src/features/canary';
	const domainCanary = 'src/domain/canary.ts';
	try {
		mkdirSync(canary);
		writeFileSync(
			`${canary}/canary.ts`,
			[
				"import { limits } from '#domain/limits.ts';",
				"import { loader } from '#features/home/route.ts';",
				"import { readConfig } from '#server/config.ts';",
				"import { TRIP_STORES } from '#db/trip-tables.ts';",
				'console.log(limits, loader, readConfig, TRIP_STORES);',
			].join('\n'),
		);
		writeFileSync(domainCanary, "import { Icon } from '#ui/Icon.tsx';\nconsole.log(Icon);\n");
		const broken = cruise(canary, domainCanary).violations.map(({ rule }) => rule.name);
		for (const rule of [
			'features-are-islands',
			'only-api-names-the-server',
			'features-read-queries-only',
			'domain-knows-nothing',
		])
			expect(broken).toContain(rule);
	} finally {
		rmSync(canary, { recursive: true, force: true });
		rmSync(domainCanary, { force: true });
	}
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

test('every script that the README names exists', () => {
	const { scripts } = JSON.parse(read('package.json'));
	const named = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name as string);
	expect(named.length).toBeGreaterThan(3);
	for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('no file of the product is longer than 200 lines, the table of tokens aside', () => {
	const long = execFileSync('git', ['ls-files', 'src', 'server', 'build'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && path !== 'src/ui/tokens.css' && existsSync(path))
		.filter((path) => read(path).split('\n').length > 201);
	expect(long).toEqual([]);
});

test('the root holds at most 18 visible entries', () => {
	const entries = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
		.split('\n')
		.map((path) => path.split('/')[0] ?? '')
		.filter((name) => name && !name.startsWith('.'));
	expect(new Set(entries).size).toBeLessThanOrEqual(18);
});
