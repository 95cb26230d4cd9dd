import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { type Figure, quantile } from './figure.ts';
import { paintAfter, tellPaints } from './input-paint.ts';
import { TOUR } from './roads.ts';

const STOPS = TOUR.map((id) => `c${id}`).join();
const ROUNDS = 6;
const SLOWDOWN = 4;

/** How soon the planner responds on a slowed-down phone with ten stops and no signal, and when its map appears. */
export async function plannerPaints(address: string): Promise<Figure[]> {
	const browser = await chromium.launch(browserOptions());
	try {
		const page = await aPhone(browser);
		await page.goto(`${address}/trip-planner?trip=${STOPS}`);
		await page.locator('[data-drawn="true"]').first().waitFor({ state: 'attached' });
		const map = await page.evaluate(() => performance.now());
		await page.getByText('highway estimate').filter({ visible: true }).first().waitFor();
		await page.context().setOffline(true);
		const slowed = await page.context().newCDPSession(page);
		await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
		await tellPaints(page);
		const bare = await bareTaps(page);
		const inputs = await inputsToPaint(page);
		const frames = await framesToClocks(page);
		const at = `${SLOWDOWN} times slower, ten stops, a phone, no signal`;
		return [
			{
				name: 'Planner: its map is drawn, cold',
				ours: map / 1000,
				unit: 's',
				note: 'from the first byte on, not slowed',
			},
			{
				name: 'Planner: input to next paint, median',
				ours: quantile(inputs, 0.5),
				unit: 'ms',
				budget: { atMost: 50 },
				note: at,
			},
			{
				name: 'Planner: input to next paint, p95',
				ours: quantile(inputs, 0.95),
				unit: 'ms',
				budget: { atMost: 50 },
			},
			{
				name: 'Planner: the same for a button that does nothing, median',
				ours: quantile(bare, 0.5),
				unit: 'ms',
				note: 'what this machine takes by itself',
			},
			{
				name: 'Planner: a stop moved, frames until all clocks are right',
				ours: quantile(frames, 0.5),
				unit: '',
				budget: { atMost: 1 },
				note: at,
			},
		];
	} finally {
		await browser.close();
	}
}

async function aPhone(browser: Browser): Promise<Page> {
	const phone = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		serviceWorkers: 'block',
	});
	return phone.newPage();
}

/** Milliseconds from each tap and key to the paint that answers it, as the browser itself reports them. */
async function inputsToPaint(page: Page): Promise<number[]> {
	const samples: number[] = [];
	const pressed = async (key: string) => samples.push(await paintAfter(page, () => page.keyboard.press(key)));
	const tapped = async (button: Locator) => samples.push(await paintAfter(page, await tapOn(button)));
	const edit = page.getByRole('button', { name: /^(Edit stops|Done editing)$/ });
	const yale = page.getByRole('button', { name: 'Yale University', exact: true });
	for (let round = 0; round < ROUNDS; round++) {
		await tapped(yale);
		await tapped(yale);
		await tapped(edit);
		await grip(page).focus();
		for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await pressed(key);
		await tapped(page.getByRole('button', { name: 'Remove Amherst College' }));
		await pressed('Control+z');
		await tapped(edit);
	}
	return samples;
}

/** The same for a button that does nothing, on the same page: the machine's own overhead. */
async function bareTaps(page: Page): Promise<number[]> {
	await page.evaluate(() => {
		const button = document.createElement('button');
		button.textContent = 'Nothing';
		button.style.cssText = 'position: fixed; inset: 60px auto auto 8px; z-index: 99';
		document.body.append(button);
	});
	const button = page.getByRole('button', { name: 'Nothing', exact: true });
	const samples: number[] = [];
	for (let tap = 0; tap < ROUNDS * 4; tap++) samples.push(await paintAfter(page, await tapOn(button)));
	await button.evaluate((element) => element.remove());
	return samples;
}

/** A raw touch on the button; the driver has found and checked the button before, so that its work is not measured. */
async function tapOn(button: Locator): Promise<() => Promise<void>> {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error('There is nothing to tap');
	return () => button.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** How many frames pass from a key that moves a stop to the first in which the arrivals are those of the new order. */
async function framesToClocks(page: Page): Promise<number[]> {
	await page.getByRole('button', { name: 'Edit stops' }).tap();
	const samples: number[] = [];
	for (let move = 0; move < ROUNDS * 2; move++)
		samples.push(await grip(page).evaluate(moveAndCount, move % 2 === 0 ? 'ArrowDown' : 'ArrowUp'));
	return samples;
}

async function moveAndCount(handle: Element, key: string): Promise<number> {
	const list = document.querySelector('[data-clock]')?.closest('ol');
	if (!list) throw new Error('The planner shows no clocks');
	const before = [...list.querySelectorAll('[data-clock]')].map(({ textContent }) => textContent).join();
	let after = before;
	let frames = 0;
	(handle as HTMLElement).focus();
	handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	for (; after === before; frames++) {
		await new Promise(requestAnimationFrame);
		after = [...list.querySelectorAll('[data-clock]')].map(({ textContent }) => textContent).join();
	}
	for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
	return frames;
}

const grip = (page: Page) => page.getByRole('button', { name: 'Move Brown University', exact: true });
