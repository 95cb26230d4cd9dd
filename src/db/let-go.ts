import type { Dexie } from 'dexie';

/** What is under way in the databases of this page. */
const underWay = new Set<Pick<IDBTransaction, 'abort'>>();

/** Keeps track of what is under way in a database, for `letGo`. */
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

/** Ends all that is under way, each whole or not at all; whether there was anything. */
export function letGo(): boolean {
	const isAny = underWay.size > 0;
	for (const begun of underWay) {
		try {
			begun.abort();
		} catch (error) {
			// It has ended by itself, and the page has not heard of it yet.
			if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
		}
	}
	underWay.clear();
	return isAny;
}

/**
 * Lets go of the disk when the page is left and kept for coming back by Back: asleep, it would end nothing that it has begun, and
 * in WebKit every later page waits for it, for ever. One that was cut short and wakes up begins anew from what is on disk.
 */
export function letGoOnLeaving(): void {
	let wasCutShort = false;
	addEventListener('pagehide', ({ persisted }) => {
		if (persisted) wasCutShort = letGo();
	});
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted && wasCutShort) location.reload();
	});
}
