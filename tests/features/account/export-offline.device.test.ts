import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { saveExport } from '#features/account/account-writes.ts';
import * as toasts from '#ui/toasts.ts';

const read = vi.hoisted(() => ({ downloadText: vi.fn() }));
vi.mock('#sync/only-here.ts', () => read);
vi.mock('#sync/current-account.ts', () => ({ currentAccount: () => ({ db: {} }) }));
vi.mock('#api/account.ts', () => ({
	readExport: async () => {
		throw new ApiError('no_signal');
	},
}));
vi.mock('#ui/download-file.ts', () => ({ downloadFile: () => undefined }));

test.each([
	[true, /^No signal: .* holds the trips that are on this phone\.$/],
	[false, /, but not everything: some of it can’t be read on this phone right now\.$/],
])('with no signal the download of an account says what it holds; everything: %s', async (isAll, words) => {
	const said = vi.spyOn(toasts, 'showToast');
	read.downloadText.mockResolvedValue({ text: '{}', isAll });
	await saveExport('phone');
	expect(said).toHaveBeenLastCalledWith({ words: expect.stringMatching(words) });
});
