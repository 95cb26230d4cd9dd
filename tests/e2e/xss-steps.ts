import type { Page } from '@playwright/test';
import { layoutVectors } from '../xss/layout.ts';
import { xssVectors } from '../xss/vectors.ts';
import { expect } from './fixture.ts';
import type { Watch } from './watch.ts';

/** Every vector that would run or break a page. */
export const everyVector = (): string[] => [...xssVectors(), ...layoutVectors()];

/** What a vector may leave open. Some are named twice: what closes them can be inside of another. */
const OPEN =
	'textarea title style script xmp noembed noframes noscript iframe object video audio select svg math table template svg math desc annotation-xml foreignObject mtext mi x';
/** Closes that, so that the next vector is parsed as markup again. */
const CLOSED = `"'>-->]]>${OPEN.replace(/\S+ ?/g, (name) => `</${name.trim()}>`)}`;
const AFTER = 'after';

/** The markup of an article, and how many vectors are in it. */
export interface Body {
	html: string;
	vectors: number;
}

/**
 * Spreads vectors over the bodies of `count` articles, each followed by a word. Left out are those that nothing closes,
 * like `<plaintext>`: they would hide all that follow. Every one of them is tried alone.
 */
export async function asBodies(page: Page, vectors: readonly string[], count: number): Promise<Body[]> {
	const followed = vectors.map((vector) => `${vector}${CLOSED}<p>${AFTER}</p>`);
	const closable = await page.evaluate(findClosable, { followed, AFTER });
	expect(closable.length).toBeGreaterThan(8000);
	const size = Math.ceil(closable.length / count);
	return Array.from({ length: count }, (_, at) => {
		const some = closable.slice(at * size, (at + 1) * size);
		return { html: ['<h3>control</h3>', ...some].join('\n'), vectors: some.length };
	});
}

/** Returns the markups whose last paragraph is in nothing that a sanitizer removes with all it contains. */
function findClosable({ followed, AFTER }: { followed: string[]; AFTER: string }): string[] {
	return followed.filter((html) => {
		const parsed = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
		let element: Element | null =
			[...parsed.querySelectorAll('p')].findLast(({ textContent }) => textContent === AFTER) ?? null;
		if (!element) return false;
		for (; element; element = element.parentElement) {
			if (!(element instanceof HTMLElement) || element instanceof HTMLUnknownElement) return false;
			if (element.matches('template, noscript, head')) return false;
		}
		return true;
	});
}

/** Checks that an article shows at least this many of the words that follow a vector: one for each that was tried. */
export async function expectNoneSwallowed(page: Page, { vectors }: Body): Promise<void> {
	const words = page.locator('main article [class^="_html_"] p');
	const shown = await words.evaluateAll(
		(all, AFTER) => all.filter(({ textContent }) => textContent === AFTER).length,
		AFTER,
	);
	expect(shown).toBeGreaterThanOrEqual(vectors);
}

/**
 * Records effects of a vector that are visible from outside the page: a dialog, a window, a request to another host.
 */
export function watchForActs(page: Page, origin: string): string[] {
	const acts: string[] = [];
	page.on('dialog', (dialog) => {
		acts.push(`dialog ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('popup', (popup) => acts.push(`window ${popup.url()}`));
	page.on('request', (request) => {
		if (!request.url().startsWith(`${origin}/`)) acts.push(`request ${request.url().slice(0, 200)}`);
	});
	page.on('framenavigated', (frame) => {
		if (frame !== page.mainFrame()) acts.push(`frame ${frame.url().slice(0, 200)}`);
	});
	return acts;
}

/**
 * While DOMPurify parses markup in its own document, where nothing can run, the browser still reports each inline
 * handler and style there. These reports are expected; one from anywhere else is not.
 */
export async function expectReportsOfSanitizer(page: Page, watched: Watch): Promise<void> {
	watched.expectTrouble(/^console: .* \(\S+\/assets\/sanitize-[^/]+\.js\)$/s);
	// A video or sound in that document requests its source, and the policy refuses it.
	watched.expectTrouble(/^console: Loading media from /);
	// The source of each of these is checked below.
	watched.expectTrouble(/^console: Content security policy: /);
	await page.addInitScript(() => {
		const reports: string[] = [];
		Object.assign(window, { __reports: reports });
		addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective, blockedURI }) =>
			reports.push(`${sourceFile} ${effectiveDirective} ${blockedURI}`),
		);
	});
}

/** Sends events to every element the vectors produced, and checks that nothing ran and only text and links are left. */
export async function expectHarmless(page: Page): Promise<void> {
	const found = await page.evaluate(async () => {
		const elements = [...document.querySelectorAll('[class^="_html_"] *')];
		const touches =
			'mouseover mouseenter pointerover focus focusin load error toggle animationstart wheel scroll';
		for (const element of elements)
			for (const touch of touches.split(' ')) element.dispatchEvent(new Event(touch));
		await new Promise((resolve) => setTimeout(resolve, 100));
		const tags = /^(P|BR|UL|OL|LI|STRONG|B|EM|I|A|H2|H3|H4|BLOCKQUOTE)$/;
		const isTame = (element: Element) =>
			tags.test(element.tagName) &&
			element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
			// DOMPurify cannot remove `is`, so it empties it.
			[...element.attributes].every(({ name, value }) =>
				/^(href|target|rel|is=)$/.test(name === 'is' ? `is=${value}` : name),
			) &&
			/^(https|mailto|tel):/i.test(element.getAttribute('href') ?? 'https:') &&
			getComputedStyle(element).position === 'static';
		const reports = (window as { __reports?: string[] }).__reports ?? [];
		return {
			reports: reports.filter((source) => !/^(\S+\/assets\/sanitize-\S+ .*| media-src .*)$/.test(source)),
			ran: [(window as { __xss?: unknown }).__xss, document.documentElement.dataset.xss],
			wild: elements.filter((element) => !isTame(element)).map((element) => element.outerHTML.slice(0, 200)),
		};
	});
	expect(found.ran, 'what a vector sets when it runs').toEqual([undefined, undefined]);
	expect(found.reports, 'reports of what was tried outside of the sanitizer').toEqual([]);
	expect(found.wild, 'what is more than text and links').toEqual([]);
}

/**
 * Checks that the band at the top and the footer at the end are complete and in place, and that nothing covers the page
 * or sticks out.
 */
export async function expectPageInPlace(page: Page): Promise<void> {
	const seen = await page.evaluate(() => {
		scrollTo(0, 0);
		const band = document.querySelector('header');
		const main = document.querySelector('main');
		const foot = document.querySelector('main + footer');
		if (!band || !main || !foot) return null;
		const width = document.documentElement.clientWidth;
		const [bandBox, mainBox] = [band.getBoundingClientRect(), main.getBoundingClientRect()];
		const atBand = document.elementFromPoint(width / 2, bandBox.top + bandBox.height / 2);
		const atMain = document.elementFromPoint(width / 2, mainBox.top + 40);
		foot.scrollIntoView();
		const footBox = foot.getBoundingClientRect();
		const atFoot = document.elementFromPoint(width / 2, footBox.top + 20);
		return {
			bandAtTop: bandBox.top === 0 && bandBox.width === width && bandBox.height < 120,
			bandOnTop: band.contains(atBand),
			mainOnTop: main.contains(atMain),
			footAfterMain: footBox.top + scrollY >= mainBox.bottom - 1 && footBox.width === width,
			footOnTop: foot.contains(atFoot),
			sideways: document.documentElement.scrollWidth - width,
		};
	});
	expect(seen).toEqual({
		bandAtTop: true,
		bandOnTop: true,
		mainOnTop: true,
		footAfterMain: true,
		footOnTop: true,
		sideways: 0,
	});
}
