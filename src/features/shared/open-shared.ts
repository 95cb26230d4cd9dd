import { ApiError } from '#api/api-error.ts';
import { readSharedTrip } from '#api/shares.ts';
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
		return { kind: whyNot(error.code) };
	}
}

function whyNot(code: ApiError['code']): Exclude<SharedView['kind'], 'trip'> {
	if (code === 'share_not_found' || code === 'bad_query' || code === 'not_found') return 'gone';
	if (code === 'too_many_requests') return 'busy';
	return code === 'no_signal' ? 'no_signal' : 'trouble';
}
