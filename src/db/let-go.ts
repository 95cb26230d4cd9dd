import type { Dexie } from 'dexie';

/** The open transactions of this page's databases. */
const underWay = new Set<Pick<IDBTransaction, 'abort'>>();

/** Tracks a database's open transactions, for `letGo`. */
export function noteUnderWay(db: Dexie): void {
	db.use({
		stack: 'dbcore',
		name: 'under-way',
		create: (core) => ({
			...core,
			transaction: (...asked) => {
				const begun = core.transaction(...asked) as IDBTransaction & ReturnType<typeof core.transaction>;
				underWay.add(begun);
				for (const end of ['complete', 'abort']) begun.addEventListener(end, () => underWay.delete(begun));
				return begun;
			},
		}),
	});
}

/** Ends all open transactions, each as a whole or not at all; returns true if there were any. */
export function letGo(): boolean {
	const isAny = underWay.size > 0;
	for (const begun of underWay) {
		try {
			begun.abort();
		} catch (error) {
			// It has already ended by itself, and the page has not heard of it yet.
			if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
		}
	}
	underWay.clear();
	return isAny;
}

/**
 * Releases the disk when the page is left and kept for Back: asleep, it would never finish its transactions, and in
 * WebKit every later page would wait for them forever. A page that was interrupted starts over from the disk when it
 * wakes up, once `untilWritten` has resolved: an interrupted edit is only in memory.
 */
export function letGoOnLeaving(untilWritten: () => Promise<void>): void {
	let wasCutShort = false;
	addEventListener('pagehide', ({ persisted }) => {
		if (persisted) wasCutShort = letGo();
	});
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted && wasCutShort) void untilWritten().then(() => location.reload());
	});
}
