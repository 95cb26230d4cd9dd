import { expect, test, vi } from 'vitest';
import { copyText } from '#ui/copy-text.ts';

test.each([
	['a browser that lets the page copy', async () => undefined, true],
	['one that does not', () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')), false],
])('%s', async (_, writeText, isCopied) => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	expect(await copyText('COLLEGE-1')).toBe(isCopied);
});
