/**
 * `npm run bench`: measures the product as built against what we hold ourselves to, prints them as one table and keeps them in
 * bench-results/. It never fails: timings on a busy machine prove nothing. `npm run bench -- search` measures only that part.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bestOrderTimes } from './best-order.ts';
import { browserOptions } from './browser.ts';
import { type Figure, isWithin } from './figure.ts';
import { firstScreens } from './first-screen.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { officeLists } from './office-lists.ts';
import { offlineOpen } from './offline-open.ts';
import { plannerPaints } from './planner-paints.ts';
import { precacheSize } from './precache.ts';
import { type Product, projectFolder, startProduct, temporaryFolder } from './product.ts';
import { publicRead } from './public-read.ts';
import { roadFigures } from './roads.ts';
import { savedList } from './saved-list.ts';
import { searchTimes } from './search-time.ts';
import { serverStart } from './server-start.ts';
import { syncDiskFull } from './sync/disk-full.ts';
import { databaseGrowth } from './sync/growth.ts';
import { syncKills } from './sync/kills.ts';
import { syncMemory } from './sync/memory.ts';
import { syncPushes } from './sync/pushes.ts';
import { tableOf } from './table.ts';
import { weakSignal } from './weak-signal.ts';

const parts: Record<string, (product: Product) => Promise<Figure[]> | Figure[]> = {
	bytes: ({ address }) => inBrowser((browser) => firstScreens(browser, address)),
	signal: ({ address }) => inBrowser((browser) => weakSignal(browser, address)),
	precache: precacheSize,
	server: serverStart,
	search: searchTimes,
	roads: roadFigures,
	order: bestOrderTimes,
	planner: ({ address }) => plannerPaints(address),
	read: async (product) => [await publicRead(product)],
	list: savedList,
	office: officeLists,
	pushes: syncPushes,
	kills: syncKills,
	full: syncDiskFull,
	memory: syncMemory,
	growth: databaseGrowth,
	offline: offlineOpen,
	lighthouse: ({ address }) => lighthouseScores(address),
};

const folder = temporaryFolder();
const product = await startProduct(folder.path);
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
try {
	for (const [name, measure] of Object.entries(parts)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		console.error(`measuring ${name} …`);
		figures.push(...(await measure(product)));
	}
} finally {
	await product.stop();
	folder.remove();
}
console.log(`\n${tableOf(figures)}\n`);
keep(figures);

async function inBrowser(
	measure: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<Figure[]>,
) {
	const browser = await chromium.launch(browserOptions());
	try {
		return await measure(browser);
	} finally {
		await browser.close();
	}
}

function keep(measured: Figure[]) {
	const date = new Date().toISOString();
	const file = join(projectFolder, 'bench-results', `${date.slice(0, 19).replaceAll(':', '-')}.json`);
	mkdirSync(join(projectFolder, 'bench-results'), { recursive: true });
	const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model };
	const judged = measured.map((figure) => ({ ...figure, isWithin: isWithin(figure) ?? null }));
	writeFileSync(file, `${JSON.stringify({ date, machine, figures: judged }, null, '\t')}\n`);
	console.log(`kept in ${file}`);
}
