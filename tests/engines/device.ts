import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transformer } from '@napi-rs/image';
import { countSheets } from '../programs/count-sheets.ts';
import {
	aimAt,
	type Box,
	boxAtRest,
	findNamed,
	missingHere,
	notedSheets,
	noteSheets,
	pageWords,
	textsOf,
	whereItFell,
} from './page-scripts.ts';
import { ELEMENT, type ElementReference, Refused, type Wire } from './wire.ts';

/** Rendering in software takes long on a busy machine. */
const PATIENCE_MS = 45_000;
/** A screenshot of the page where a test gave up. */
const PICTURE = 'test-results/engines.png';
/** Errors from a page still drawing, covered by a toast, or navigating away. */
const passing = new Set([
	'element click intercepted',
	'element not interactable',
	'stale element reference',
	'no such element',
	'javascript error',
]);
/** WebKit’s word for a page that was left while a script ran in it. */
const LEFT_MEANWHILE = /Could not parse script result/;

const isPassing = (error: unknown): error is Refused =>
	error instanceof Refused && (passing.has(error.code) || LEFT_MEANWHILE.test(error.message));

const ENTER = '\uE007';

/** Something on the screen, by its kind and its name. */
export interface Sought {
	selector: string;
	/** All of its name, or a pattern. */
	name: string | RegExp;
}
export const button = (name: Sought['name']) => ({ selector: 'button', name });
export const link = (name: Sought['name']) => ({ selector: 'a[href]', name });
export const field = (name: Sought['name']) => ({ selector: 'input', name });
export const option = (name: Sought['name']) => ({ selector: '[role=option]', name });
export const title = (name: Sought['name']) => ({ selector: 'h1', name });
export const words = (name: Sought['name']) => ({ selector: 'body *', name });

/** A person's device with a browser: what they do and what they see; every step waits for its result. */
export class Device {
	readonly #wire: Wire;
	readonly #home: string;
	#hasEnded = false;

	constructor(wire: Wire, home: string) {
		this.#wire = wire;
		this.#home = home;
	}

	/** Places the window on the screen, in pixels. */
	place(x: number) {
		return this.#wire.send('setWindowRect', { x, y: 0, width: 1280, height: 900 });
	}

	async open(path: string): Promise<void> {
		await this.#wire.send('navigate', { url: new URL(path, this.#home).href });
	}

	/** Reloads the page as a person does: a reload by the driver bypasses the worker. */
	async reload(): Promise<void> {
		await this.#run(() => {
			document.documentElement.dataset.left = '';
			location.reload();
		});
		await this.#until('reload', () => this.#run(() => !('left' in document.documentElement.dataset)));
	}

	async click(what: Sought): Promise<void> {
		await this.#until(`click ${nameOf(what)}`, async () => {
			const id = await this.#find(what);
			if (!id) return undefined;
			// WebKit's driver considers a covered button visible, and then cannot click it.
			await this.#run(aimAt, { [ELEMENT]: id });
			await this.#wire.send('click', { id });
			const fell = await this.#until(`learn where the click on ${nameOf(what)} fell`, () =>
				this.#run(whereItFell),
			);
			return fell === 'on it';
		});
	}

	/** Replaces the text of a field. */
	async write(what: Sought, text: string): Promise<void> {
		const id = await this.#until(`write into ${nameOf(what)}`, () => this.#find(what));
		await this.#run((element: unknown) => (element as HTMLInputElement).select(), { [ELEMENT]: id });
		await this.#wire.send('type', { id, text });
		await this.#until(`read ${text} in ${nameOf(what)}`, async () => (await this.valueOf(what)) === text);
	}

	/** Presses Enter in a field, with the words that are in it. */
	async enter(what: Sought): Promise<void> {
		const id = await this.#until(`press Enter in ${nameOf(what)}`, () => this.#find(what));
		await this.#wire.send('type', { id, text: ENTER });
	}

	/** Waits until it is visible. */
	async see(what: Sought): Promise<void> {
		await this.#until(`see ${nameOf(what)}`, () => this.#find(what));
	}

	/** The value of a field, once there is one. */
	valueOf(what: Sought): Promise<string> {
		return this.#until(`read ${nameOf(what)}`, async () => {
			const id = await this.#find(what);
			return id && this.#run((element: unknown) => (element as HTMLInputElement).value, { [ELEMENT]: id });
		});
	}

	/** Waits until the trip has these stops, in this order. */
	async seeStops(names: readonly string[]): Promise<void> {
		const wanted = names.map((name, at) => `Stop ${at + 1}: ${name}`).join('\n');
		let seen = '';
		await this.#until(
			() => `see the stops\n${wanted}\nSeen were\n${seen}`,
			async () => {
				const texts = await this.#run(textsOf, 'h3');
				seen = texts.filter((text) => text.startsWith('Stop ')).join('\n');
				return seen === wanted;
			},
		);
	}

	/** Waits until the whole app is on this device, so that it opens without a server. */
	async haveAll(): Promise<void> {
		let missing: string[] = [];
		await this.#until(
			() => `have all of the app; missing: ${missing}`,
			async () => {
				missing = await this.#run(missingHere);
				return missing.length === 0;
			},
		);
	}

	/** Waits until it stops moving, and returns its box in pixels. */
	boxOf(selector: string): Promise<Box> {
		return this.#until(`see ${selector}`, () => this.#run(boxAtRest, selector));
	}

	/** Waits until the lightest and the darkest pixel in the middle of an element differ by more than this, of 255. */
	async seeContrastIn(selector: string, moreThan: number): Promise<void> {
		let contrast = 0;
		await this.#until(
			() => `see ${selector} stand out by more than ${moreThan} of 255, only by ${contrast}`,
			async () => {
				const box = await this.#run(boxAtRest, selector);
				if (!box) return false;
				contrast = await this.#contrastInMiddle(box);
				return contrast > moreThan;
			},
		);
	}

	async #contrastInMiddle({ x, y, width, height }: Box): Promise<number> {
		const picture = Buffer.from(String(await this.#wire.send('screenshot')), 'base64');
		const [left, top] = [Math.round(x + width / 2 - 10), Math.round(y + height / 2 - 10)];
		const pixels = await new Transformer(picture).crop(left, top, 20, 20).grayscale().rawPixels();
		return Math.max(...pixels) - Math.min(...pixels);
	}

	/** The number of US Letter sheets the page prints on; null where the driver cannot print. */
	async sheetsOnPaper(): Promise<number | null> {
		try {
			const page = { width: 21.59, height: 27.94 };
			return countSheets(Buffer.from(String(await this.#wire.send('print', { page })), 'base64'));
		} catch (error) {
			if (error instanceof Refused && error.code === 'unknown command') return null;
			throw error;
		}
	}

	/** The words of the sheets that the page prints; null where the driver cannot print. */
	async wordsOnPaper(): Promise<string | null> {
		await this.#run(noteSheets);
		return (await this.sheetsOnPaper()) === null ? null : this.#run(notedSheets);
	}

	/** Runs a function in the page, where it sees only its arguments and the page. */
	async #run<Given extends unknown[], Result>(
		script: (...given: Given) => Result,
		...given: Given
	): Promise<Awaited<Result>> {
		const answer = await this.#wire.send('run', { script: `${asked}(${script})`, args: given });
		if (!answer) throw new Refused('javascript error', 'the page went away');
		const { value, trouble } = answer as { value: Awaited<Result>; trouble?: string };
		if (trouble) throw new Refused('javascript error', trouble);
		return value;
	}

	async #find(what: Sought): Promise<string | undefined> {
		const [found] = (await this.#run(
			findNamed,
			what.selector,
			patternOf(what),
		)) as unknown as ElementReference[];
		return found?.[ELEMENT];
	}

	async #until<Found>(
		what: string | (() => string),
		look: () => Promise<Found | undefined | false>,
	): Promise<Found> {
		const deadline = Date.now() + PATIENCE_MS;
		let trouble = '';
		while (Date.now() < deadline) {
			try {
				const found = await look();
				if (found) return found;
				trouble = '';
			} catch (error) {
				if (!isPassing(error)) throw error;
				trouble = ` (${error.message})`;
			}
			await sleep(100);
		}
		const wanted = typeof what === 'string' ? what : what();
		mkdirSync(dirname(PICTURE), { recursive: true });
		writeFileSync(PICTURE, Buffer.from(String(await this.#wire.send('screenshot')), 'base64'));
		throw new Error(`Could not ${wanted}${trouble}; see ${PICTURE}\nThe page: ${await this.#run(pageWords)}`);
	}

	async end(): Promise<void> {
		if (this.#hasEnded) return;
		this.#hasEnded = true;
		await this.#wire.end();
	}
}

/**
 * Calls a function with all arguments but the last, which receives the result; `__name` is a helper that the compiler leaves in functions.
 */
const asked = `
const [given, done, __name] = [[...arguments].slice(0, -1), arguments[arguments.length - 1], (each) => each];
const ask = (script) => Promise.resolve().then(() => script(...given)).then((value) => done({ value }), (error) => done({ trouble: String(error) }));
ask`;

const patternOf = ({ name }: Sought) =>
	typeof name === 'string' ? `^${name.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}$` : name.source;
const nameOf = ({ selector, name }: Sought) => `${selector} ${name}`;
