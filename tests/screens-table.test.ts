import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminTabs } from '#domain/admin/tabs.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The rows of the table of screens in docs/ARCHITECTURE.md, without its head. */
function screens() {
	const [, after = ''] = read('docs/ARCHITECTURE.md').split("\n## Where a screen's parts are\n");
	const [section = ''] = after.split('\n## ');
	const [, , ...rows] = section.match(/^\|.*\|$/gm) ?? [];
	return rows.map((row) => {
		const [screen = '', ...cells] = row
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim().replaceAll('`', ''));
		return { screen, cells };
	});
}

test('every file in the table of screens is there', () => {
	const roots = ['src', 'src', 'src', 'server', 'tests'];
	const named = screens().flatMap(({ screen, cells }) =>
		cells.flatMap((path, column) => (path ? [`${screen}: ${roots[column]}/${path}`] : [])),
	);
	expect(named.length).toBeGreaterThan(50);
	expect(named.filter((each) => !existsSync(each.split(': ')[1] ?? ''))).toEqual([]);
});

test('the route in the table of screens is the one that its address opens', () => {
	const router = read('src/app/routes.tsx');
	const office = read('src/features/admin/routes.ts');
	const wrong = screens().filter(({ screen, cells: [route = ''] }) => {
		if (screen.startsWith('/admin/')) {
			const isRoute =
				route === 'features/admin/routes.ts' || office.includes(route.replace('features/admin', '.'));
			return !isRoute || !adminTabs.some(({ path }) => path === screen.split('/')[2]);
		}
		return screen.startsWith('/') && !router.includes(`'${screen}': () => import('#${route}')`);
	});
	expect(wrong).toEqual([]);
});

test('each test in the table of screens is named for a file in its row', () => {
	const nameOf = (path: string) => /([\w-]+)\.[\w.]+$/.exec(path)?.[1];
	const strange = screens().filter(({ cells }) => {
		const test = nameOf(cells.at(-1) ?? '');
		return !test || !cells.slice(0, 3).map(nameOf).includes(test);
	});
	expect(strange).toEqual([]);
});
