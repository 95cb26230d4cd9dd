import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasShareSheet, openShareSheet, passOnFile } from '#trips/pass-on.ts';

const saved: File[] = [];
vi.mock('#ui/download-file.ts', () => ({ downloadFile: (file: File) => saved.push(file) }));

const file = new File(['{}'], 'Spring loop.json');
const link = { title: 'Spring loop', url: 'https://example.org/shared/1' };

beforeEach(() => {
	saved.length = 0;
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A browser with this share sheet, or without any; on a phone unless said. */
function inBrowser(
	sheet: { share?: (sent: ShareData) => Promise<void>; canShare?: (sent: ShareData) => boolean },
	pointer = 'coarse',
) {
	vi.stubGlobal('navigator', sheet);
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

const refuses = (name: string) => () => Promise.reject(new DOMException(name, name));

test('a phone hands a link to its share sheet', async () => {
	const shared: ShareData[] = [];
	inBrowser({ share: async (sent) => void shared.push(sent) });
	expect(hasShareSheet()).toBe(true);
	expect(await openShareSheet(link)).toBe(true);
	expect(shared).toEqual([link]);
});

test('a share sheet that is closed is an answer, and nothing is done instead of it', async () => {
	inBrowser({ share: refuses('AbortError'), canShare: () => true });
	expect(await openShareSheet(link)).toBe(true);
	expect(await passOnFile(file)).toBe('shared');
	expect(saved).toEqual([]);
	expect(console.warn).not.toHaveBeenCalled();
});

test('where the browser does not allow it the link is not passed on, and a file goes to the downloads', async () => {
	inBrowser({ share: refuses('NotAllowedError'), canShare: () => true });
	expect(await openShareSheet(link)).toBe(false);
	expect(await passOnFile(file)).toBe('saved');
	expect(saved).toEqual([file]);
	expect(console.warn).toHaveBeenCalledTimes(2);
});

test('a file that the share sheet does not take goes to the downloads', async () => {
	const shared: ShareData[] = [];
	const share = async (sent: ShareData) => void shared.push(sent);
	inBrowser({ share, canShare: ({ files }) => files?.[0]?.type === 'image/png' });
	expect(await passOnFile(file)).toBe('saved');
	const picture = new File([''], 'code.png', { type: 'image/png' });
	expect(await passOnFile(picture)).toBe('shared');
	expect(saved).toEqual([file]);
	expect(shared).toEqual([{ files: [picture], title: 'code.png' }]);
});

test('without a share sheet, and on a computer that has one, a file goes to the downloads', async () => {
	inBrowser({});
	expect(hasShareSheet()).toBe(false);
	expect(await openShareSheet(link)).toBe(false);
	expect(await passOnFile(file)).toBe('saved');
	inBrowser({ share: () => Promise.resolve(), canShare: () => true }, 'fine');
	expect(hasShareSheet()).toBe(false);
	expect(await passOnFile(file)).toBe('saved');
	expect(saved).toEqual([file, file]);
});
