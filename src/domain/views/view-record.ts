/** What a browser remembers of what was viewed for free (§3, the record `ctt`). */
export interface ViewRecord {
	/** The distinct guides that were opened, by IPEDS id, the first one first. */
	collegeViews: number[];
	/** How many articles were opened for free. */
	articleViews: number;
	/** Whether the email popup was filled in. */
	emailOptIn: boolean;
}

/** The record of a browser that has seen nothing yet. */
export const nothingViewed: ViewRecord = { collegeViews: [], articleViews: 0, emailOptIn: false };

/** A key of the record that is not there, or holds what it cannot hold. */
export class MissingKeyError extends Error {
	constructor(key: keyof ViewRecord) {
		super(`Key does not exist: ${key}`);
		this.name = 'MissingKeyError';
	}
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const holds: { [Key in keyof ViewRecord]: (value: unknown) => value is ViewRecord[Key] } = {
	collegeViews: (value): value is number[] => Array.isArray(value) && value.every(isCount),
	articleViews: isCount,
	emailOptIn: (value): value is boolean => typeof value === 'boolean',
};

/** What the browser keeps under a key of its record. @throws MissingKeyError when it keeps nothing of the kind */
export function readKey<Key extends keyof ViewRecord>(kept: object, key: Key): ViewRecord[Key] {
	const value: unknown = (kept as Record<string, unknown>)[key];
	if (!holds[key](value)) throw new MissingKeyError(key);
	return value;
}

/** The record that the browser keeps; a key that is missing begins anew, and `tell` hears of it. */
export function readRecord(kept: object, tell: (error: MissingKeyError) => void): ViewRecord {
	const read = <Key extends keyof ViewRecord>(key: Key): ViewRecord[Key] => {
		try {
			return readKey(kept, key);
		} catch (error) {
			if (!(error instanceof MissingKeyError)) throw error;
			tell(error);
			return nothingViewed[key];
		}
	};
	return {
		collegeViews: read('collegeViews'),
		articleViews: read('articleViews'),
		emailOptIn: read('emailOptIn'),
	};
}

/** The record once this guide was opened; a repeat view of the same guide does not count. */
export function withGuideViewed(record: ViewRecord, ipedsId: number): ViewRecord {
	if (record.collegeViews.includes(ipedsId)) return record;
	return { ...record, collegeViews: [...record.collegeViews, ipedsId] };
}

/** The record once the email popup was filled in. */
export function withOptIn(record: ViewRecord): ViewRecord {
	return { ...record, emailOptIn: true };
}
