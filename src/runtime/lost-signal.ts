/** Why a request to the server failed. */
export abstract class RequestError extends Error {
	/** True when nobody answered. */
	abstract readonly isUnanswered: boolean;
}

/** True when the signal is at fault: a request did not reach the server, or a part of the app could not be fetched. */
export const isLostSignal = (error: unknown): boolean =>
	(error instanceof RequestError && error.isUnanswered) || isPartMissing(error);

/**
 * True when a part of the app, a module or its styles, could not be fetched. These are the messages of Chromium,
 * Firefox and Safari.
 */
export const isPartMissing = (error: unknown): boolean =>
	error instanceof Error &&
	/dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);
