import { ApiError } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { readSharedTrip } from '#api/shares.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import { withOpenGuides } from '#trips/with-open-guides.ts';

/** The result of opening a link. */
export type SharedView =
	/** `stale` says why the trip is as this page received it earlier; null if it just came from the server. */
	| { kind: 'trip'; trip: SharedTrip; stale: Stale | null }
	/** Revoked, expired, in the trash or never there; which one is not revealed. */
	| { kind: 'gone' }
	| { kind: Stale };

/** Why the server does not show the trip now, although its link may be valid. */
export type Stale = 'no_signal' | 'busy' | 'trouble';

export interface SharedPage {
	title: string;
	/** Arrives later; until then, the page shows a skeleton. */
	opened: Promise<SharedView>;
	/** The time zones of its stops. */
	zoneOf: Promise<ZoneOf>;
}

/** Security: kept only in memory. A revoked link leaves nothing on the devices of those who opened it. */
let lastOpened: { token: string; trip: SharedTrip } | null = null;

/** Loads the trip behind a token, or why there is none to show. */
export async function openShared(token: string): Promise<SharedView> {
	try {
		const trip = await withOpenGuides(await readSharedTrip(token));
		lastOpened = { token, trip };
		return { kind: 'trip', trip, stale: null };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const kind = forCode(error.code, whyNot, gone);
		if (kind === 'gone') lastOpened = null;
		else if (lastOpened?.token === token) return { kind: 'trip', trip: lastOpened.trip, stale: kind };
		return { kind };
	}
}

type WhyNot = Exclude<SharedView['kind'], 'trip'>;

const gone = { share_not_found: 'gone', bad_query: 'gone', not_found: 'gone' } as const;
const whyNot: Record<FailureKind, WhyNot> = {
	no_signal: 'no_signal',
	too_many: 'busy',
	signed_out: 'trouble',
	not_allowed: 'trouble',
	refused: 'trouble',
	failed: 'trouble',
};
