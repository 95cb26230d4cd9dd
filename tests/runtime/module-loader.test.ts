import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImport, type Registered } from '#runtime/module-loader.ts';
import { toScript } from '../../build/classic-parts.ts';

const SITE = 'https://tours.example';

test('a part has what it imports, by name, as a whole and by default', async () => {
	const { importPart } = aSite({
		main: `import legs, { miles as total } from './legs.js'; import * as all from './words.js';
			export const said = [legs(), total, all.go, Object.keys(all).sort()];`,
		legs: `export default () => 'six legs'; export const miles = 480;`,
		words: `export * from './short.js'; export const stop = 'Stop';`,
		short: `export const go = 'Go';`,
	});
	expect(await importPart('/assets/main.js')).toEqual({ said: ['six legs', 480, 'Go', ['go', 'stop']] });
});

test('a value that changes changes for whoever imported it', async () => {
	const { importPart } = aSite({
		main: `import { count, add } from './counter.js'; export const seen = [count]; add(); seen.push(count);`,
		counter: 'export let count = 0; export const add = () => { count += 1; };',
	});
	expect(await importPart('/assets/main.js')).toMatchObject({ seen: [0, 1] });
});

test('a part knows its own address, and asks for others beside it', async () => {
	const { importPart } = aSite({
		main: `export const later = () => import('./map.js'); export const { url } = import.meta;`,
		map: `export const map = 'drawn';`,
	});
	const main = await importPart('/assets/main.js');
	expect(main.url).toBe('https://tours.example/assets/main.js');
	expect(await (main.later as () => Promise<unknown>)()).toEqual({ map: 'drawn' });
});

test('parts are fetched once, and run once and in the order of modules', async () => {
	await fc.assert(
		fc.asyncProperty(someImports(), async (imports) => {
			const { importPart, fetched, ran } = aSite(
				Object.fromEntries(imports.map((others, index) => [`part${index}`, aPart(index, others)])),
			);
			await Promise.all([importPart('/assets/part0.js'), importPart('/assets/part0.js')]);
			await importPart('/assets/part0.js');
			expect(ran).toEqual(inOrder(imports));
			expect([...fetched].sort()).toEqual(ran.map((index) => `/assets/part${index}.js`).sort());
		}),
	);
});

test('a part that could not be fetched is fetched when it is next asked for, with nothing run twice', async () => {
	const site = aSite({ part0: aPart(0, [1, 2]), part1: aPart(1, []), part2: aPart(2, []) });
	site.gone.add('/assets/part2.js');
	await expect(site.importPart('/assets/part0.js')).rejects.toThrow('No signal');
	await expect(site.importPart('/assets/part0.js')).rejects.toThrow('No signal');
	expect(site.ran).toEqual([]);
	site.gone.clear();
	await site.importPart('/assets/part0.js');
	expect(site.ran).toEqual([1, 2, 0]);
	expect(site.fetched.filter((path) => path === '/assets/part1.js')).toHaveLength(1);
});

test('a part that throws throws the same for everyone, and runs no second time', async () => {
	const site = aSite({
		main: `import './broken.js';`,
		other: `import './broken.js';`,
		broken: `ran.push(0); throw new Error('broken');`,
	});
	await expect(site.importPart('/assets/main.js')).rejects.toThrow('broken');
	await expect(site.importPart('/assets/main.js')).rejects.toThrow('broken');
	await expect(site.importPart('/assets/other.js')).rejects.toThrow('broken');
	expect(site.ran).toEqual([0]);
});

/** A site with these modules, built as the product's are. They come in any order, and say in `ran` that they run. */
function aSite(modules: Record<string, string>) {
	const fetched: string[] = [];
	const gone = new Set<string>();
	const ran: number[] = [];
	const importPart = createImport(SITE, async (path) => {
		const name = /^\/assets\/(\w+)\.js$/.exec(path)?.[1] ?? '';
		fetched.push(path);
		for (let wait = name.length + path.charCodeAt(12) * 7; wait % 5 > 0; wait--) await null;
		if (gone.has(path)) throw new TypeError('No signal');
		return register(await toScript(modules[name] ?? '', `${name}.js`), ran);
	});
	return { importPart, fetched, gone, ran };
}

function register(script: string, ran: number[]): Registered {
	let part: Registered | undefined;
	new Function('System', 'ran', script)(
		{
			register: (...registered: Registered) => {
				part = registered;
			},
		},
		ran,
	);
	if (!part) throw new Error('Nothing is registered');
	return part;
}

const aPart = (index: number, others: readonly number[]) =>
	`${others.map((other) => `import './part${other}.js';`).join('')} ran.push(${index});`;

/** For each part, those after it that it imports: none imports itself by way of others. */
const someImports = () =>
	fc
		.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 6 })
		.map((parts) =>
			parts.map((others, index) =>
				[...new Set(others)].map((other) => index + 1 + other).filter((other) => other < parts.length),
			),
		);

/** The order in which the first part and what it imports run as modules. */
function inOrder(imports: readonly (readonly number[])[], first = 0, ran: number[] = []): number[] {
	for (const other of imports[first] ?? []) if (!ran.includes(other)) inOrder(imports, other, ran);
	if (!ran.includes(first)) ran.push(first);
	return ran;
}
