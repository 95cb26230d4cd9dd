import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { pages } from './pages.ts';
import { clientFolder } from './product.ts';

interface Loaded {
	name: string;
	startTime: number;
}

/** Gzipped size of the scripts and styles that the browser requested before the app's own words were on the screen. */
export async function firstScreens(browser: Browser, address: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { path } of pages) {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		const files = await filesBeforeWords(page, address + path);
		await context.close();
		figures.push({
			name: `JS + CSS before the first screen, gzip: ${path}`,
			ours: files.reduce((sum, file) => sum + gzippedBytes(file), 0) / 1000,
			unit: 'kB',
			budget: { atMost: 118 },
			note: `${files.length} files`,
		});
		if (process.env.BENCH_FILES)
			console.log(path, files.map((file) => `\n  ${gzippedBytes(file)} ${file}`).join(''));
	}
	return figures;
}

/** The server's first words are already in the document, so this waits for the app's own heading, beside its band. */
async function filesBeforeWords(page: Page, url: string): Promise<string[]> {
	await page.addInitScript(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector('header ~ main h1')) return;
			seen.disconnect();
			requestAnimationFrame(() => performance.mark('app-words'));
		});
		seen.observe(document, { childList: true, subtree: true });
	});
	await page.goto(url);
	await page.waitForFunction(() => performance.getEntriesByName('app-words').length > 0);
	const { words, loaded } = await page.evaluate(() => ({
		words: performance.getEntriesByName('app-words')[0]?.startTime ?? 0,
		loaded: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
	}));
	return loaded
		.filter(({ startTime }: Loaded) => startTime <= words)
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => /\.(js|css)$/.test(path));
}

function gzippedBytes(path: string): number {
	const made = join(clientFolder, `${path}.gz`);
	return existsSync(made)
		? readFileSync(made).length
		: gzipSync(readFileSync(join(clientFolder, path))).length;
}
