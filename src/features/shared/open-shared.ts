import { ApiError } from '#api/api-error.ts';
import { readSharedTrip } from '#api/shares.ts';
import { forCode, type Trouble } from '#api/trouble.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import { tripToday } from '#trips/today.ts';

/** What there is to show of a link. */
export type SharedView =
	/** `isFresh`: as the server has just said; else as it was when this page asked before. */
	| { kind: 'trip'; trip: SharedTrip; isFresh: boolean }
	/** Revoked, over, in the trash or never there: nobody says which. */
	| { kind: 'gone' }
	| { kind: 'no_signal' }
	| { kind: 'busy' }
	| { kind: 'trouble' };

/** The page of a view-only link. */
export interface SharedPage {
	title: string;
	/** Comes later: until then the page shows its shape. */
	opened: Promise<SharedView>;
	/** The clocks of its stops. */
	zoneOf: Promise<ZoneOf>;
}

/** Security: in memory only. A link that is revoked leaves nothing on the devices of those who opened it. */
let lastOpened: { token: string; trip: SharedTrip } | null = null;

/** The trip behind a token, or why there is none to show. */
export async function openShared(token: string): Promise<SharedView> {
	try {
		const trip = await tripToday(await readSharedTrip(token));
		lastOpened = { token, trip };
		return { kind: 'trip', trip, isFresh: true };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'share_not_found') lastOpened = null;
		else if (lastOpened?.token === token) return { kind: 'trip', trip: lastOpened.trip, isFresh: false };
		return { kind: forCode(error.code, whyNot, gone) };
	}
}

type WhyNot = Exclude<SharedView['kind'], 'trip'>;

const gone = { share_not_found: 'gone', bad_query: 'gone', not_found: 'gone' } as const;
const whyNot: Record<Trouble, WhyNot> = {
	no_signal: 'no_signal',
	too_many: 'busy',
	signed_out: 'trouble',
	not_allowed: 'trouble',
	refused: 'trouble',
	failed: 'trouble',
};
