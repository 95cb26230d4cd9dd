import { ApiError } from '#api/api-error.ts';

/** Logs to the console that something was not refreshed. Without a signal that is normal, and the badge shows it. */
export function sayNotRefreshed(words: string, error: unknown): void {
	if (!(error instanceof ApiError)) console.error(words, error);
	// The server's own log also says why it refused.
	else if (error.code !== 'no_signal') console.warn(words, error);
}
