import { isPartMissing } from '#ui/insist-on.ts';

/** Whether a page failed because something of it could not be fetched: an answer of ours, or a part of the app itself. */
export function isLostSignal(error: unknown): boolean {
	if (error instanceof Error && error.name === 'ApiError')
		return 'code' in error && error.code === 'no_signal';
	return isPartMissing(error);
}
