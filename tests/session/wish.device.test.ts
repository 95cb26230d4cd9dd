import { expect, test, vi } from 'vitest';
import { paths } from '#domain/paths.ts';
import type { Wish } from '#session/wish.ts';
import { aStore } from '../runtime/a-store.ts';

/** A visitor's tab. */
function aTab() {
	const device = { isSignedIn: false };
	vi.stubGlobal('sessionStorage', aStore());
	vi.stubGlobal('document', {
		get cookie() {
			return device.isSignedIn ? 'ctt_signed_in=1' : '';
		},
	});
	return device;
}

/** Opens a document of the site in this tab. */
async function open(address: string) {
	vi.resetModules();
	const entries = [address];
	vi.stubGlobal('location', new URL(address, 'https://tours.example'));
	vi.stubGlobal('history', {
		state: null,
		replaceState: (_state: unknown, _title: string, path: string) => entries.splice(-1, 1, path),
	});
	const wish = await import('#session/wish.ts');
	wish.receiveWish();
	return { ...wish, entries };
}

/** Opens a guide, wishes for something there, and returns the address to which that sign-in returns. */
async function wishFor(wish: Wish): Promise<string> {
	const { noteWish } = await open('/college/164924?from=map');
	return `/college/164924?from=map${noteWish(wish)}`;
}

test('a visitor’s wish is granted where their sign-in returns to, once, and leaves the address', async () => {
	const device = aTab();
	const back = await wishFor('trial');
	device.isSignedIn = true;
	const page = await open(back);
	expect(page.entries).toEqual(['/college/164924?from=map']);
	expect([page.takeWish('save'), page.takeWish('trial'), page.takeWish('trial')]).toEqual([
		false,
		true,
		false,
	]);
	expect((await open(back)).takeWish('trial')).toBe(false);
});

test('it waits on the page of signing in, with no signal and after a sign-in that failed', async () => {
	const device = aTab();
	const back = await wishFor('save');
	await open(paths.signInFrom(back));
	await open(`${paths.signIn}?${new URLSearchParams({ problem: 'cancelled', return: back })}`);
	device.isSignedIn = true;
	expect((await open(back)).takeWish('save')).toBe(true);
});

test.each([
	['goes back', '/college/164924?from=map'],
	['goes elsewhere', '/saved'],
	['signs in elsewhere', paths.signInFrom('/saved')],
	['is sent to the page, but not signed in', null],
])('whoever %s has thought better of it: the next one to sign in gets nothing', async (_, address) => {
	const device = aTab();
	const back = await wishFor('trial');
	await open(address ?? back);
	device.isSignedIn = true;
	expect((await open(back)).takeWish('trial')).toBe(false);
});

test('so does the wish of a person who goes back to a page that the browser has stopped', async () => {
	const device = aTab();
	const page = await open('/college/164924');
	const back = `/college/164924${page.noteWish('trial')}`;
	page.receiveWish();
	device.isSignedIn = true;
	expect((await open(back)).takeWish('trial')).toBe(false);
});

test('a sign-in that returns without the key grants nothing, nor does one in another tab, or a link', async () => {
	const device = aTab();
	const back = await wishFor('trial');
	device.isSignedIn = true;
	expect((await open('/saved')).takeWish('trial')).toBe(false);
	expect((await open(back)).takeWish('trial')).toBe(false);
	aTab().isSignedIn = true;
	expect((await open(back)).takeWish('trial')).toBe(false);
	const linked = await open('/college/164924#wish=1-2-3-4');
	expect(linked.takeWish('trial')).toBe(false);
	expect(linked.entries).toEqual(['/college/164924']);
});

test('a wish of half an hour ago is forgotten', async () => {
	const device = aTab();
	const back = await wishFor('trial');
	device.isSignedIn = true;
	const page = await open(back);
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
	expect(page.takeWish('trial')).toBe(false);
});

test('a browser that stores nothing, or something else, has no wish, and the way back is none the worse', async () => {
	aTab();
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('sessionStorage', undefined);
	expect(await wishFor('trial')).toBe('/college/164924?from=map');
	for (const stored of ['null', '{}', '{"wish":"trial","key":"","at":0}']) {
		aTab().isSignedIn = true;
		sessionStorage.setItem('ctt.wish', stored);
		expect((await open('/college/164924#wish=')).takeWish('trial')).toBe(false);
	}
});
