import { orWarn } from '#db/or-warn.ts';
import { type GuideGate, type GuideVisit, visitGuide } from '#domain/views/guide-gate.ts';
import { readerOf } from '#domain/views/reader.ts';
import { serverNow } from '#runtime/server-clock.ts';
import { readKnownAccount } from '#session/known-account.ts';
import { readSession } from '#session/session.ts';
import { collegesOnTrips } from '#trips/colleges-on-trips.ts';
import { changeViewRecord, followViewRecord, knownRecord } from './view-record.ts';

/**
 * Returns the outcome of this visit to a guide, counted on this device; undefined while we do not know who is signed
 * in.
 */
export async function decideGuide(ipedsId: number): Promise<GuideGate | undefined> {
	const visitor = await readVisitor();
	if (!visitor) return undefined;
	const { gate } = await changeViewRecord((record) => visitGuide({ record, ipedsId, ...visitor }));
	return gate;
}

/**
 * Returns the guides among these that a visit would replace with the plans; none on a device that cannot be read.
 * Counts nothing.
 */
export async function guidesInPlans(ipedsIds: readonly number[]): Promise<ReadonlySet<number>> {
	if (ipedsIds.length === 0) return new Set();
	const [visitor] = await Promise.all([
		orWarn('This device does not tell who reads guides here', readVisitor),
		followViewRecord(),
	]);
	const record = knownRecord();
	return new Set(
		ipedsIds.filter((ipedsId) => visitor && visitGuide({ record, ipedsId, ...visitor }).gate === 'plans'),
	);
}

/** Returns who is visiting guides here; undefined while we do not know who is signed in. */
async function readVisitor(): Promise<Pick<GuideVisit, 'reader' | 'onTrips'> | undefined> {
	const { isSignedIn, account: known } = readSession();
	const account = known ?? (isSignedIn ? ((await readKnownAccount())?.account ?? null) : null);
	if (isSignedIn && account === null) return undefined;
	return {
		reader: readerOf(account, serverNow()),
		onTrips: await collegesOnTrips(account?.id ?? null),
	};
}
