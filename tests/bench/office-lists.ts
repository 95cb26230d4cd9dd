import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/table.ts';
import { articles } from '#server/articles/table.ts';
import { colleges } from '#server/colleges/table.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { browserOptions } from './browser.ts';
import { type Figure, quantile } from './figure.ts';
import { paintAfter, tellPaints } from './input-paint.ts';
import { temporaryFolder, withProduct } from './product.ts';
import { addMembers } from './sync/members.ts';

const HOLDS = { colleges: 2560, accounts: 5000, articles: 2000 };
const TIMES = 20;

const lists = {
	Dashboard: '/api/admin/metrics',
	'Colleges Manager': '/api/admin/colleges',
	'Colleges Manager, colleges to add': '/api/admin/colleges?term=college',
	'State Editor': '/api/public/states',
	'User List': '/api/admin/users',
	'Article Manager': '/api/admin/wordpress/update',
	Subscribers: '/api/admin/subscribers',
	History: '/api/admin/audit',
};

/** The longest lists, and the field that searches them. */
const searches = {
	'Colleges Manager': { path: '/admin/colleges', label: 'Find in this list' },
	'User List': { path: '/admin/users', label: 'Search users' },
	'Article Manager': { path: '/admin/articles', label: 'Search articles' },
};
const LETTERS = 'college of';

/** Every long list of the back office, with as many rows as the site may come to hold. */
export async function officeLists(): Promise<Figure[]> {
	const folder = temporaryFolder();
	await withProduct(folder.path, async () => undefined);
	const [admin] = await addMembers(folder.path, ['u_admin']);
	const db = openDatabase(folder.path);
	db.update(accounts).set({ group: 'admin' }).where(eq(accounts.cognito_id, 'u_admin')).run();
	fill(db);
	db.$client.close();
	const figures = await withProduct(folder.path, async ({ address }) => {
		const measured: Figure[] = [];
		for (const [name, path] of Object.entries(lists))
			measured.push(await timed(name, `${address}${path}`, { Cookie: admin?.cookie ?? '' }));
		return [...measured, ...(await letters(address, admin?.cookie ?? ''))];
	});
	folder.remove();
	return figures;
}

async function timed(name: string, url: string, headers: Record<string, string>): Promise<Figure> {
	const times: number[] = [];
	let rows = 0;
	for (let time = 0; time < TIMES; time += 1) {
		const started = performance.now();
		const answer = await fetch(url, { headers });
		const body: unknown = await answer.json();
		times.push(performance.now() - started);
		if (!answer.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(body)}`);
		rows = Array.isArray(body) ? body.length : 0;
	}
	return {
		name: `Back office, ${name}, p95`,
		ours: quantile(times, 0.95),
		unit: 'ms',
		budget: { atMost: 100 },
		note: `${rows} rows, median ${Math.round(quantile(times, 0.5))} ms`,
	};
}

/** How long each letter of a search takes to show its results, over lists as long as they may get. */
async function letters(address: string, cookie: string): Promise<Figure[]> {
	const browser = await chromium.launch(browserOptions());
	try {
		const context = await browser.newContext();
		const [name = '', value = ''] = cookie.split('=');
		await context.addCookies([
			{ name, value, url: address },
			{ name: 'ctt_signed_in', value: '1', url: address },
		]);
		const figures: Figure[] = [];
		for (const [tab, { path, label }] of Object.entries(searches)) {
			const page = await context.newPage();
			await page.goto(`${address}${path}`);
			await page.getByLabel(label).focus();
			await tellPaints(page);
			const times: number[] = [];
			for (const letter of LETTERS) times.push(await paintAfter(page, () => page.keyboard.type(letter)));
			await page.close();
			figures.push({
				name: `Back office, ${tab}, a letter searched, slowest`,
				ours: Math.max(...times),
				unit: 'ms',
				note: `median ${Math.round(quantile(times, 0.5))} ms`,
			});
		}
		return figures;
	} finally {
		await browser.close();
	}
}

/** Copies existing rows until there are as many as the site may hold. */
function fill(db: Db) {
	const people = db.select().from(accounts).all();
	const campuses = db.select().from(colleges).all();
	const posts = db.select().from(articles).all();
	db.transaction((tx) => {
		for (let next = people.length; next < HOLDS.accounts; next += 1) {
			const id = `u_${randomUUID()}`;
			const email = `reader${next}@example.org`;
			const like = {
				...people[0],
				person_id: next + 1,
				id,
				cognito_id: id,
				email,
			} as (typeof people)[number];
			tx.insert(accounts)
				.values({ ...like, group: 'default' })
				.run();
		}
		for (let next = campuses.length; next < HOLDS.colleges; next += 1) {
			const like = campuses[next % campuses.length] as (typeof campuses)[number];
			tx.insert(colleges)
				.values({ ...like, ipeds_id: 900_000 + next, name: `${like.name} ${next}` })
				.run();
		}
		for (let next = posts.length; next < HOLDS.articles; next += 1) {
			const like = posts[next % posts.length] as (typeof posts)[number];
			tx.insert(articles)
				.values({ ...like, id: String(next), wordpress_id: next })
				.run();
		}
	});
}
