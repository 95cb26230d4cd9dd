import { sharedDb } from '#db/shared-db.ts';

/** What this device remembers of guides that trips want, by IPEDS id. */
export interface GuideMarks {
	/** May be fetched on a connection that saves data: somebody said so here. */
	allowed: ReadonlySet<number>;
	/** Brought here with every article about the college. */
	whole: ReadonlySet<number>;
}

/** As far as this page knows: a device that refuses to store (private mode, full) remembers it as long as the page is open. */
let known: GuideMarks = { allowed: new Set(), whole: new Set() };

/** Reads the marks of this device. */
export async function readMarks(): Promise<GuideMarks> {
	try {
		known = joined(known, (await sharedDb.meta.get('guide_marks'))?.value as Stored | undefined);
	} catch (error) {
		console.warn('This device does not say which guides are whole', error);
	}
	return known;
}

/** Marks these guides. */
export async function mark(as: keyof GuideMarks, ids: Iterable<number>): Promise<void> {
	known = joined(known, { [as]: [...ids] });
	try {
		await sharedDb.transaction('rw', sharedDb.meta, async () => {
			const { allowed, whole } = await readMarks();
			await sharedDb.meta.put({ key: 'guide_marks', value: { allowed: [...allowed], whole: [...whole] } });
		});
	} catch (error) {
		console.warn('This device does not keep which guides are whole', error);
	}
}

type Stored = Partial<Record<keyof GuideMarks, number[]>>;

function joined(marks: GuideMarks, { allowed = [], whole = [] }: Stored = {}): GuideMarks {
	return { allowed: new Set([...marks.allowed, ...allowed]), whole: new Set([...marks.whole, ...whole]) };
}
