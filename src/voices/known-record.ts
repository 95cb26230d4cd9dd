import { nothingViewed, type ViewRecord } from '#domain/views/view-record.ts';

/** The record of views as this page knows it; a click must be answered at once, so it is followed, not asked for. */
let known: ViewRecord | undefined;

/** The record as far as it is known by now. */
export const knownRecord = () => known ?? nothingViewed;

/** Whether the disk has been asked yet: until then the record says too little. */
export const isRecordKnown = () => known !== undefined;

/** Notes what the record says now. */
export function noteRecord(record: ViewRecord) {
	known = record;
}
