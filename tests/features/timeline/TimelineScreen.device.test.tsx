import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as timeline from '#features/timeline/route.ts';
import { inTime } from '../../in-time.ts';

const page = vi.hoisted(() => ({ today: new Date() }));
vi.mock('#ui/clock.ts', () => ({ useToday: () => page.today }));

/** The page, opened on a day; then what it shows on each day that it stays open, without its markup. */
async function openedOn(day: string, address = '/timeline-tips') {
	const opened = new Date(`${day}T12:00`);
	vi.useFakeTimers({ now: opened, toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const router = createMemoryRouter([{ path: '/timeline-tips', ...timeline }], { initialEntries: [address] });
	await inTime(() => expect(router.state.initialized).toBe(true));
	return (today: string) => {
		page.today = new Date(`${today}T00:00`);
		const html = renderToStaticMarkup(<RouterProvider router={router} />);
		const here = /<h2 id="[^"]*">([^<]*)<\/h2><p class="[^"]*">(?:<svg.*?<\/svg>)?You are here/.exec(html);
		return { here: here?.[1], words: html.replace(/<[^>]*>/g, ' ') };
	};
}

test('a timeline that is left open says where the class is on the day it is looked at', async () => {
	const on = await openedOn('2026-11-30');
	expect(on('2026-11-30').here).toBe('Fall of junior year');
	expect(on('2026-12-01').here).toBe('Winter of junior year');
});

test('dates that have passed since a timeline was opened stay out of the calendar, and summer brings new classes', async () => {
	const on = await openedOn('2027-02-15', '/timeline-tips?class=2027');
	expect(on('2027-02-15').words).toContain('A file with the one date still ahead');
	expect(on('2027-02-16').words).toContain('All of these dates have passed for the class of 2027');
	expect(on('2027-05-31').words).toContain('2027, a senior now');
	expect(on('2027-06-01').words).toContain('2028, a senior this fall');
});
