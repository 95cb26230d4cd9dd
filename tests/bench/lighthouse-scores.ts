import { chromium } from '@playwright/test';
import { withBarePage } from './bare-page.ts';
import { browserOptions } from './browser.ts';
import { type Figure, quantile } from './figure.ts';
import { lighthouse } from './packages/index.mjs';
import { pages } from './pages.ts';
import { freePort } from './product.ts';

/** Nobody enters the site by its search page, which asks not to be indexed; Lighthouse counts that as a fault. */
const measured = pages.filter(({ path }) => !path.startsWith('/search'));
const others = ['accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const POINTS_BELOW_BARE = 3;

interface Scores {
	performance: number;
	others: number[];
	faults: string[];
	paint: string;
}

/** Lighthouse's four scores for a phone, the first beside those of a bare page in the same run. */
export async function lighthouseScores(address: string): Promise<Figure[]> {
	const bare = await withBarePage((page) => scores(page, RUNS));
	const least = medianOf(bare) - POINTS_BELOW_BARE;
	const figures: Figure[] = [
		{
			name: 'Lighthouse, a bare page: performance',
			ours: medianOf(bare),
			unit: '',
			note: bare.at(-1)?.paint ?? '',
		},
	];
	for (const { path } of measured) {
		const runs = await scores(address + path, RUNS, least);
		const last = runs.at(-1) as Scores;
		figures.push({
			name: `Lighthouse ${path}: performance`,
			ours: medianOf(runs),
			unit: '',
			budget: { atLeast: least },
			note: last.paint,
		});
		figures.push({
			name: `Lighthouse ${path}: accessibility, best practices, SEO`,
			ours: Math.min(...last.others),
			unit: '',
			budget: { atLeast: 100 },
			note: last.faults.join(', '),
		});
	}
	return figures;
}

/** Several runs, because machines are noisy; one that is good enough ends them. */
async function scores(url: string, most: number, enough = Number.POSITIVE_INFINITY): Promise<Scores[]> {
	const runs: Scores[] = [];
	do runs.push(await score(url));
	while (runs.length < most && medianOf(runs) < enough);
	return runs;
}

const medianOf = (runs: Scores[]) =>
	quantile(
		runs.map(({ performance }) => performance),
		0.5,
	);

/** One run, repeated if the machine was so busy that the page did not paint in time. */
async function score(url: string, triesLeft = 2): Promise<Scores> {
	const port = await freePort();
	const { executablePath, args } = browserOptions();
	const browser = await chromium.launch({
		executablePath,
		args: [...args, `--remote-debugging-port=${port}`],
	});
	try {
		const result = await lighthouse(url, {
			port,
			logLevel: 'error',
			onlyCategories: ['performance', ...others],
		});
		if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
		const { categories, audits, runtimeError } = result.lhr;
		if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
		const scoreOf = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
		const faults = others
			.flatMap((name) => categories[name]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id);
		const shown = (id: string) => audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?';
		return {
			performance: scoreOf('performance'),
			others: others.map(scoreOf),
			faults,
			paint: `FCP ${shown('first-contentful-paint')}, LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
		};
	} catch (error) {
		if (triesLeft === 0) throw error;
		return await score(url, triesLeft - 1);
	} finally {
		await browser.close();
	}
}
