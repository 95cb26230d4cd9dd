import { changePassword, readExport } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { localDay } from '#domain/day-words.ts';
import { downloadedWords } from '#session/only-here-words.ts';
import { currentAccount } from '#sync/current-account.ts';
import { downloadText } from '#sync/only-here.ts';
import { downloadFile } from '#ui/download-file.ts';
import { showToast } from '#ui/toasts.ts';
import { exportWords, type PasswordFaults, passwordFaults } from './account-words.ts';

/** Changes the password and says so; resolves to the errors, or null on success. */
export async function setPassword(current: string, next: string): Promise<PasswordFaults | null> {
	try {
		await changePassword(current, next);
		showToast({ words: 'Your password has been changed. All your other devices are signed out.' });
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return passwordFaults(error.code);
	}
}

/** Saves everything we store about the person as a file, or without a signal this device's part, and says which. */
export async function saveExport(device: string): Promise<void> {
	const name = `tour-trails-${localDay(new Date())}.json`;
	const save = (text: string) => downloadFile(new File([text], name, { type: 'application/json' }));
	try {
		save(await readExport());
		showToast({ words: `Downloaded as ${name}.` });
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const account = currentAccount();
		if (error.code !== 'no_signal' || !account) {
			showToast({ words: exportWords(error.code) });
			return;
		}
		const { text, isAll } = await downloadText(account.db);
		save(text);
		const all = `No signal: ${name} holds the trips that are on this ${device}.`;
		showToast({ words: isAll ? all : downloadedWords({ name, isAll }, device) });
	}
}
