/** What a browser remembers of what was viewed for free (§3, the record `ctt`). */
export interface ViewRecord {
	/** The distinct guides that were opened, by IPEDS id, the first one first. */
	collegeViews: number[];
	/** How many articles were opened for free. */
	articleViews: number;
	/** Whether the e-mail popup was filled in. */
	emailOptIn: boolean;
}

/** The record of a browser that has seen nothing yet. */
export const nothingViewed: ViewRecord = { collegeViews: [], articleViews: 0, emailOptIn: false };

/** The record once this guide was opened; a repeat view of the same guide does not count. */
export function withGuideViewed(record: ViewRecord, ipedsId: number): ViewRecord {
	if (record.collegeViews.includes(ipedsId)) return record;
	return { ...record, collegeViews: [...record.collegeViews, ipedsId] };
}

/** The record once the e-mail popup was filled in. */
export function withOptIn(record: ViewRecord): ViewRecord {
	return { ...record, emailOptIn: true };
}
