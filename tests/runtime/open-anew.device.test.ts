import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const PART = 'Failed to fetch dynamically imported module: https://tours.example/assets/Menu-x.js';

const page = { fields: [] as { value: string }[], dialog: null as object | null };
const reload = vi.fn();
let answer: () => Promise<Response>;
let stored: Map<string, string>;
let isUnsaved: boolean;

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	reload.mockClear();
	stored = new Map();
	isUnsaved = false;
	Object.assign(page, { fields: [], dialog: null });
	answer = async () => new Response();
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('fetch', () => answer());
	vi.stubGlobal('location', { href: 'https://tours.example/trip-planner', reload });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
	});
	vi.stubGlobal('document', { querySelectorAll: () => page.fields, querySelector: () => page.dialog });
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('dispatchEvent', () => !isUnsaved);
});

/** The part fails so often; the last answer tells if the document was opened anew. */
async function fails(times: number, part = PART) {
	const { openAnewIfKept } = await import('#runtime/open-anew.ts');
	for (let time = 0; time < times; time++) {
		// Asked for in two places.
		await Promise.all([openAnewIfKept(part), openAnewIfKept(part)]);
		vi.advanceTimersByTime(1000);
	}
	return reload.mock.calls.length > 0;
}

test('a part that keeps failing although the server answers opens the document anew, once', async () => {
	expect(await fails(2)).toBe(false);
	expect(await fails(1)).toBe(true);
	reload.mockClear();
	vi.resetModules();
	expect(await fails(5)).toBe(false);
	expect(await fails(3, 'another part')).toBe(true);
});

test('without a signal it waits, and the first failure after that may be older than the answer', async () => {
	answer = () => Promise.reject(new TypeError('Failed to fetch'));
	expect(await fails(9)).toBe(false);
	answer = async () => new Response(null, { status: 503 });
	expect(await fails(2)).toBe(false);
	answer = async () => new Response();
	expect(await fails(1)).toBe(false);
	expect(await fails(1)).toBe(true);
});

test('not while anything is typed, asked or unsaved', async () => {
	page.fields = [{ value: '' }, { value: 'Boston' }];
	expect(await fails(3)).toBe(false);
	Object.assign(page, { fields: [{ value: '' }], dialog: {} });
	expect(await fails(1)).toBe(false);
	page.dialog = null;
	isUnsaved = true;
	expect(await fails(1)).toBe(false);
	isUnsaved = false;
	expect(await fails(1)).toBe(true);
});

test('a browser that stores nothing is left alone: nothing would end a loop', async () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(await fails(9)).toBe(false);
});
