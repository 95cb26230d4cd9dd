import { chromium, type Page } from '@playwright/test';
import { withBarePage } from './bare-page.ts';
import { browserOptions } from './browser.ts';
import { type Figure, quantile } from './figure.ts';
import { temporaryFolder, withProduct } from './product.ts';
import { saveTrip } from './save-trip.ts';
import { addMembers, type Member } from './sync/members.ts';

const ROUNDS = 3;
const TIMES_BARE = 2;
const STOPS = 'c166027,c164924,c166683,c168148,c217156,c130794';

/** A page, and its heading once it has loaded. */
interface Opened {
	name: string;
	path: string;
	heading: string;
}

/** From a fresh browser start with the network off to the page's own heading, on a device that has been here before, signed in. */
export async function offlineOpen(): Promise<Figure[]> {
	const data = temporaryFolder();
	const profile = temporaryFolder();
	const [member] = (await addMembers(data.path, ['u_road'])) as [Member];
	const figures = await withProduct(data.path, async ({ address }) => {
		const tid = await saveTrip(address, member, { name: 'Spring loop', stops: STOPS });
		const opened: Opened[] = [
			{ name: 'Trip planner', path: '/trip-planner', heading: 'New trip' },
			{ name: 'A saved trip', path: `/trip-planner?tid=${tid}`, heading: 'Spring loop' },
			{ name: 'A guide seen once', path: '/college/164924', heading: 'Boston College' },
			{ name: 'Home', path: '/', heading: 'Plan the whole tour' },
		];
		await visitOnce(profile.path, { address, opened, member });
		const bare = await withBarePage(async (bareAddress) => {
			const page: Opened = { name: 'A bare page', path: '/', heading: 'Bare page' };
			await visitOnce(profile.path, { address: bareAddress, opened: [page] });
			return openOffline(profile.path, bareAddress, page);
		});
		const measured: Figure[] = [bare];
		for (const page of opened) {
			const figure = await openOffline(profile.path, address, page);
			measured.push({ ...figure, budget: { atMost: TIMES_BARE * bare.ours } });
		}
		return measured;
	});
	profile.remove();
	data.remove();
	return figures;
}

async function openOffline(profile: string, address: string, page: Opened) {
	const samples: number[] = [];
	for (let round = 0; round < ROUNDS; round++) samples.push(await openCold(profile, address, page));
	return {
		name: `${page.name}, opened offline and cold`,
		ours: quantile(samples, 0.5) / 1000,
		unit: 's',
		note: page.path,
	};
}

interface Visit {
	address: string;
	opened: readonly Opened[];
	/** Signed in as this person, if given. */
	member?: Member;
}

async function visitOnce(profile: string, { address, opened, member }: Visit) {
	const context = await launch(profile);
	const [name = '', value = ''] = member?.cookie.split('=') ?? [];
	// A session cookie would not survive the restart.
	const expires = Date.now() / 1000 + 86_400;
	if (member)
		await context.addCookies([
			{ name, value, url: address, httpOnly: true, expires },
			{ name: 'ctt_signed_in', value: '1', url: address, expires },
		]);
	const page = await context.newPage();
	for (const { path, heading } of opened) {
		await page.goto(address + path);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		// By role: a trip has a second heading, which is for paper alone.
		await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	}
	// The guide is stored in the background.
	await page.waitForTimeout(500);
	await context.close();
}

async function openCold(profile: string, address: string, { path, heading }: Opened): Promise<number> {
	const context = await launch(profile);
	await context.setOffline(true);
	const page: Page = await context.newPage();
	await page.addInitScript((words) => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector('header ~ main h1')?.textContent?.includes(words)) return;
			seen.disconnect();
			requestAnimationFrame(() => performance.mark('app-words'));
		});
		seen.observe(document, { childList: true, subtree: true, characterData: true });
	}, heading);
	await page.goto(address + path);
	await page.waitForFunction(() => performance.getEntriesByName('app-words').length > 0);
	const ms = await page.evaluate(() => performance.getEntriesByName('app-words')[0]?.startTime ?? Number.NaN);
	await context.close();
	return ms;
}

const launch = (profile: string) => chromium.launchPersistentContext(profile, { ...browserOptions() });
