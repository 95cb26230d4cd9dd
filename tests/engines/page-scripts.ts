/** Functions that run in the page. Each is sent as text, so it sees its arguments and the page, but nothing of this file. */

/** The elements of a selector that can be seen and have this name, as a screen reader would say it. */
export function findNamed(selector: string, pattern: string): Element[] {
	const name = new RegExp(pattern);
	return [...document.querySelectorAll(selector)].filter((element) => {
		const { width, height } = element.getBoundingClientRect();
		if (width === 0 || height === 0 || element.closest('[inert], [aria-hidden=true]')) return false;
		if (!element.checkVisibility({ visibilityProperty: true })) return false;
		const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
		const words =
			element.getAttribute('aria-label') ??
			(labels.length > 0 ? labels : [element]).map((each) => each.textContent).join(' ');
		return name.test(words.replace(/\s+/g, ' ').trim());
	});
}

/** The words of all elements of a selector that can be seen. */
export const textsOf = (selector: string) =>
	[...document.querySelectorAll(selector)]
		.filter((element) => element.checkVisibility({ visibilityProperty: true }))
		.map((element) => element.textContent);

/** The expected press: its target, and where it landed. */
interface Aim {
	element: Element;
	fell: '' | 'on it' | 'beside it';
	/** Lets all presses through again. */
	end: () => void;
}
type Aiming = Window & { aim?: Aim | undefined };

/**
 * Scrolls to an element, waits until it is at rest, and from then lets only its own presses through: if something appears above it between
 * the driver's look and its click, the click lands on a neighbor, which then never gets it.
 */
export async function aimAt(given: unknown): Promise<void> {
	const element = given as Element;
	if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error('It is disabled');
	const placeOf = () => JSON.stringify(element.getBoundingClientRect());
	for (let before = '', times = 0; times < 3; times = placeOf() === before ? times + 1 : 0) {
		element.scrollIntoView({ block: 'center', behavior: 'instant' });
		before = placeOf();
		await new Promise((resolve) => setTimeout(resolve, 60));
	}
	const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
	const aim: Aim = {
		element,
		fell: '',
		end: () => {
			for (const press of presses) window.removeEventListener(press, judge, true);
		},
	};
	const judge = (event: Event) => {
		const isMine = event.composedPath().includes(element);
		if (!isMine) {
			event.stopImmediatePropagation();
			event.preventDefault();
		}
		if (event.type === 'click') aim.fell = isMine ? 'on it' : 'beside it';
	};
	(window as Aiming).aim?.end();
	(window as Aiming).aim = aim;
	for (const press of presses) window.addEventListener(press, judge, true);
}

/** Where the aimed press landed, once that is known; if the element or the page is gone, it got the press. */
export function whereItFell(): Aim['fell'] {
	const { aim } = window as Aiming;
	if (!aim) return 'on it';
	const fell = aim.fell || (aim.element.isConnected ? '' : 'on it');
	if (fell) {
		aim.end();
		(window as Aiming).aim = undefined;
	}
	return fell;
}

/** A part of the window, in pixels. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Scrolls to the first element of a selector; returns its box once it has stopped moving, undefined before. */
export async function boxAtRest(selector: string): Promise<Box | undefined> {
	const element = document.querySelector(selector);
	if (!element) return undefined;
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const look = () => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return { x, y, width, height };
	};
	const before = look();
	await new Promise((resolve) => setTimeout(resolve, 300));
	const now = look();
	return now.width > 0 && JSON.stringify(now) === JSON.stringify(before) ? now : undefined;
}

/** The app's files that are still missing here, once a worker controls the page; with none missing, it opens without a server. */
export async function missingHere(): Promise<string[]> {
	if (!navigator.serviceWorker.controller) return ['a worker in control'];
	const worker = await (await fetch('/sw.js')).text();
	const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `/${url}`);
	const kept = await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })));
	return urls.length === 0 ? ['a list of files'] : urls.filter((_, at) => !kept[at]);
}

type Noting = Window & { sheets?: string };

/** Notes the words of the sheets when the browser is about to print, after the page has heard of it. */
export function noteSheets(): void {
	const note = () => {
		const sheets = [...document.querySelectorAll('article')];
		(window as Noting).sheets = sheets.map(({ textContent }) => textContent).join('\n');
	};
	window.addEventListener('beforeprint', note, { once: true });
}

export const notedSheets = () => (window as Noting).sheets ?? 'The page never heard that it was printed';

/** The page's text where a test gave up. */
export const pageWords = () => `${location.href}\n${document.body.innerText.slice(0, 1_500)}`;
