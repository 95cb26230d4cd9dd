import { execFileSync } from 'node:child_process';
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
	const roots = ['src', 'src', 'src', 'server', 'server', 'tests'];
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

/** A page's parts as its screen's name gives them: for `StudentVoicesScreen`, `student-voices-route` and so on. */
function partsOf(template: string, route: string) {
	const file = route.replace('#', 'src/').replace('./', 'src/app/');
	const screen = file.endsWith('.tsx') ? file : (/(\w+) as Component/.exec(read(file))?.[1] ?? '');
	const [, name = ''] = /(\w+)Screen\b/.exec(screen) ?? [];
	const kebab = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
	const folder = file.slice(0, file.lastIndexOf('/'));
	const routes = ['route.ts', `${kebab}-route.ts`, `${name}Screen.tsx`].map((each) => `${folder}/${each}`);
	const builder = `${name[0]?.toLowerCase()}${name.slice(1)}Page`;
	return { template, file, routes, builder, page: `server/pages/${kebab}-page.ts` };
}

test('a page’s route and its first words are found by the name of its screen', () => {
	const loads = read('src/app/routes.tsx').matchAll(/'([/*][^']*)': \(\) => import\('([^']+)'\)/g);
	const pages = [...loads].map(([, template = '', route = '']) => partsOf(template, route));
	expect(pages.length).toBeGreaterThan(20);
	expect(pages.filter(({ file, routes }) => !routes.includes(file))).toEqual([]);
	const render = read('server/pages/render.ts');
	const strange = pages.filter(({ template, builder, page }) => {
		const built = /^\w+/.exec(render.split(`'${template}': `)[1] ?? '')?.[0] ?? 'notFoundPage';
		const isThere = existsSync(page) && read(page).includes(`function ${builder}(`);
		return built.startsWith('lead') ? isThere : built !== builder || !isThere;
	});
	expect(strange).toEqual([]);
});

test('code that sends a person’s input has a test with its name, where the tests mirror it', () => {
	const writes = execFileSync('git', ['ls-files', 'src/*-writes.ts'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => path && existsSync(path));
	expect(writes.length).toBeGreaterThan(20);
	const testsOf = (path: string) =>
		['.test.ts', '.device.test.ts'].map((end) => path.replace('src/', 'tests/').replace(/\.ts$/, end));
	expect(writes.filter((path) => !testsOf(path).some((each) => existsSync(each)))).toEqual([]);
});
