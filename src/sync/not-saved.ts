/**
 * An edit that the device refused to write. It stays in memory: show the words, offer Retry and Copy, and never say
 * "saved".
 */
export interface NotSaved {
	saved: false;
	/** `full`: the device has no room. `unavailable`: the database is closed, blocked, forbidden or broken. */
	reason: 'full' | 'unavailable';
	error: unknown;
	/** Tries again, with everything still in memory. */
	retry: () => Promise<SaveResult>;
}

export type SaveResult = { saved: true } | NotSaved;

/** The words for an edit that is not on disk; `device` is "phone" or "computer". */
export function notSavedWords(reason: NotSaved['reason'], device = 'phone'): string {
	const cause =
		reason === 'full'
			? `This ${device} has no room left. Free some space, then retry.`
			: `This browser won’t let us store anything here. A private window can cause that.`;
	return `Not saved on this ${device}. ${cause}`;
}

/** Runs a write; a refusal by the device becomes a value, with a way to retry. */
export async function saving(write: () => Promise<void>): Promise<SaveResult> {
	try {
		await write();
		return { saved: true };
	} catch (error) {
		// The words on screen are about the device; a fault of ours would hide behind them.
		console.warn('This device did not write an edit', error);
		return { saved: false, reason: refusalIn(error), error, retry: () => saving(write) };
	}
}

// Dexie wraps the browser's error when a transaction aborts: the cause is in `inner`.
function refusalIn(error: unknown): NotSaved['reason'] {
	const { name, inner } = error as { name?: string; inner?: unknown };
	if (name === 'QuotaExceededError') return 'full';
	return inner ? refusalIn(inner) : 'unavailable';
}
