import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';

/** This device's notes on guides for trips, by IPEDS id. */
export interface GuideMarks {
	/** Colleges whose guide may be fetched on a data-saving connection: someone allowed it here. */
	allowed: ReadonlySet<number>;
	/** Colleges whose guide is on this device with every article about them. */
	whole: ReadonlySet<number>;
}

/** This page's copy: on a device that cannot store it (private mode, full), it lasts as long as the page. */
let known: GuideMarks = { allowed: new Set(), whole: new Set() };

export async function readMarks(): Promise<GuideMarks> {
	const row = await orWarn('This device does not say which guides are whole', () =>
		sharedDb.meta.get('guide_marks'),
	);
	known = joined(known, row?.value as Stored | undefined);
	return known;
}

export async function mark(as: keyof GuideMarks, ids: Iterable<number>): Promise<void> {
	known = joined(known, { [as]: [...ids] });
	await orWarn('This device does not keep which guides are whole', () =>
		sharedDb.transaction('rw', sharedDb.meta, async () => {
			const { allowed, whole } = await readMarks();
			await sharedDb.meta.put({ key: 'guide_marks', value: { allowed: [...allowed], whole: [...whole] } });
		}),
	);
}

type Stored = Partial<Record<keyof GuideMarks, number[]>>;

function joined(marks: GuideMarks, { allowed = [], whole = [] }: Stored = {}): GuideMarks {
	return { allowed: new Set([...marks.allowed, ...allowed]), whole: new Set([...marks.whole, ...whole]) };
}
