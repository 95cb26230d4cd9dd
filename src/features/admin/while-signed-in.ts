import { ApiError } from '#api/api-error.ts';
import { confirmSession } from '#session/confirm-session.ts';

/**
 * Reads something only with a session (§6): a page's loaders all run at once, so its guard has not answered yet.
 * @throws ApiError `not_signed_in` without a session: "nothing read" is not "nothing there"
 */
export async function whileSignedIn<T>(read: () => T | Promise<T>): Promise<T> {
	const { isSignedIn } = await confirmSession();
	if (!isSignedIn) throw new ApiError('not_signed_in');
	return read();
}

/** True for the failure of something that only a session may read. */
export const isSessionEnded = (error: unknown): boolean =>
	error instanceof ApiError && error.code === 'not_signed_in';
