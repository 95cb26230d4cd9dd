import { limits, pageLimits } from '#domain/limits.ts';
import type { Reader } from './reader.ts';
import { type ViewRecord, withGuideViewed } from './view-record.ts';

/** What a reader finds at a guide: the guide; the guide with the email popup over it; the plans in its place. */
export type GuideDoor = 'open' | 'prompt' | 'plans';

/** A reader who comes to a guide. */
export interface GuideVisit {
	record: ViewRecord;
	ipedsId: number;
	reader: Reader;
	/** The colleges on this device's draft and saved trips. */
	onTrips: ReadonlySet<number>;
}

/**
 * What a visit to a guide finds, and the browser's record after it. A guide that was opened before, and one on a trip,
 * always opens and asks nothing; only a guide that opens is counted, and only once.
 */
export function visitGuide({ record, ipedsId, reader, onTrips }: GuideVisit): {
	door: GuideDoor;
	record: ViewRecord;
} {
	const viewed = record.collegeViews.length;
	const isFree = reader === 'full' || onTrips.has(ipedsId) || record.collegeViews.includes(ipedsId);
	if (!isFree && viewed >= limits.freeGuideViews) return { door: 'plans', record };
	const asks = !isFree && reader === 'visitor' && !record.emailOptIn && viewed >= pageLimits.collegePage;
	return { door: asks ? 'prompt' : 'open', record: withGuideViewed(record, ipedsId) };
}
