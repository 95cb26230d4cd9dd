import { limits, viewsBeforePopup } from '#domain/limits.ts';
import type { Reader } from './reader.ts';
import { type ViewRecord, withGuideViewed } from './view-record.ts';

/** What a reader of a guide gets: the guide, the guide with the email popup over it, or the plans instead. */
export type GuideGate = 'open' | 'prompt' | 'plans';

export interface GuideVisit {
	record: ViewRecord;
	ipedsId: number;
	reader: Reader;
	/** The colleges on this device's draft and saved trips. */
	onTrips: ReadonlySet<number>;
}

/**
 * The outcome of a visit to a guide, and the browser's record after it. A guide counted before, or on a trip, always
 * opens without asking, and so does every guide for a reader with full access: none of these uses up a free view. Any
 * other guide counts when it opens.
 */
export function visitGuide({ record, ipedsId, reader, onTrips }: GuideVisit): {
	gate: GuideGate;
	record: ViewRecord;
} {
	const viewed = record.collegeViews.length;
	const isUnlimited = reader === 'full' || onTrips.has(ipedsId) || record.collegeViews.includes(ipedsId);
	if (isUnlimited) return { gate: 'open', record };
	if (viewed >= limits.freeGuideViews) return { gate: 'plans', record };
	const asks = reader === 'visitor' && !record.emailOptIn && viewed >= viewsBeforePopup.collegePage;
	return { gate: asks ? 'prompt' : 'open', record: withGuideViewed(record, ipedsId) };
}
