/** The browser's memory of free views (§3, the record `ctt`). */
export interface ViewRecord {
	/** Guides opened as free views, without repeats, by IPEDS id, in order. */
	collegeViews: number[];
	/** Number of articles opened for free. */
	articleViews: number;
	/** True once the email popup was filled in. */
	emailOptIn: boolean;
}

/** The record of a browser before its first view. */
export const nothingViewed: ViewRecord = { collegeViews: [], articleViews: 0, emailOptIn: false };

/** Thrown when a key of the record is missing or holds an impossible value. */
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

/** Returns the value under a key of the browser's record. @throws MissingKeyError when there is no valid one */
export function readKey<Key extends keyof ViewRecord>(stored: object, key: Key): ViewRecord[Key] {
	const value: unknown = (stored as Record<string, unknown>)[key];
	if (!holds[key](value)) throw new MissingKeyError(key);
	return value;
}

/** Reads the browser's record; a missing key starts over, and `tell` is called with the error. */
export function readRecord(stored: object, tell: (error: MissingKeyError) => void): ViewRecord {
	const read = <Key extends keyof ViewRecord>(key: Key): ViewRecord[Key] => {
		try {
			return readKey(stored, key);
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

/** Returns the record after this guide was opened; repeat views of a guide do not count. */
export function withGuideViewed(record: ViewRecord, ipedsId: number): ViewRecord {
	if (record.collegeViews.includes(ipedsId)) return record;
	return { ...record, collegeViews: [...record.collegeViews, ipedsId] };
}

/** Returns the record after the email popup was filled in. */
export function withOptIn(record: ViewRecord): ViewRecord {
	return { ...record, emailOptIn: true };
}
