import { renameDevice, signDeviceOut, signOthersOut } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { deviceWords } from './account-words.ts';

/** Each resolves to true on success; a failure is explained to the person. */
export const signOutOthers = () => tryTo(signOthersOut, ['The others were', 'signed out']);
export const signOutDevice = (id: string) =>
	tryTo(() => signDeviceOut(id), ['That device was', 'signed out']);
export const nameDevice = (id: string, name: string) =>
	tryTo(() => renameDevice(id, name), ['The name was', 'saved']);

async function tryTo(work: () => Promise<void>, what: Parameters<typeof deviceWords>[1]): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: deviceWords(error.code, what) });
		return false;
	}
}
