import { ApiError } from '#api/api-error.ts';

/** Says in the console that something was not refreshed. With no signal that is the normal case, and the badge shows it. */
export function sayNotRefreshed(words: string, error: unknown): void {
	if (!(error instanceof ApiError)) console.error(words, error);
	// Why a server refused is in its own log, too.
	else if (error.code !== 'no_signal') console.warn(words, error);
}
