import { renameDevice, signDeviceOut, signOthersOut } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { showToast } from '#ui/toasts.ts';
import { deviceWords } from './account-words.ts';

/** Each resolves to true on success; a failure is explained to the person. */
export const signOutOthers = () => tryTo(signOthersOut, 'The others were not signed out');
export const signOutDevice = (id: string) => tryTo(() => signDeviceOut(id), 'That device was not signed out');
export const nameDevice = (id: string, name: string) =>
	tryTo(() => renameDevice(id, name), 'The name was not saved');

async function tryTo(work: () => Promise<void>, failed: string): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: deviceWords(error.code, failed) });
		return false;
	}
}
