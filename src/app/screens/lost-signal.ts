import { isPartMissing } from '#ui/insist-on.ts';

/** True when a page failed because part of it could not be fetched: one of our answers, or a part of the app itself. */
export function isLostSignal(error: unknown): boolean {
	if (error instanceof Error && error.name === 'ApiError')
		return 'code' in error && error.code === 'no_signal';
	return isPartMissing(error);
}
