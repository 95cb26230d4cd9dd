import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { askOnce } from './ask-once.ts';
import { sayNotRefreshed } from './say-not-refreshed.ts';

/** What to do when the server refuses with a code. */
type OnCode = Partial<Record<ApiErrorCode, () => Promise<void>>>;

/** Asks the server once for something fresher than what the page shows. After a failure, that stays as it is. */
export async function refreshBehind(
	what: string,
	ask: () => Promise<void>,
	{ words, ...onCode }: { words: string } & OnCode,
): Promise<void> {
	try {
		await askOnce(what, ask);
	} catch (error) {
		const act = error instanceof ApiError ? onCode[error.code] : undefined;
		if (act) await act();
		else sayNotRefreshed(words, error);
	}
}
