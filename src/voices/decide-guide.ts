import { type GuideGate, visitGuide } from '#domain/views/guide-gate.ts';
import { readerOf } from '#domain/views/reader.ts';
import { readKnownAccount } from '#session/known-account.ts';
import { readSession } from '#session/session.ts';
import { collegesOnTrips } from '#trips/colleges-on-trips.ts';
import { changeViewRecord } from './view-record.ts';

/** The outcome of this visit to a guide, counted on this device; undefined while we do not know who is signed in. */
export async function decideGuide(ipedsId: number): Promise<GuideGate | undefined> {
	const { isSignedIn, account: known } = readSession();
	const account = known ?? (isSignedIn ? ((await readKnownAccount())?.account ?? null) : null);
	if (isSignedIn && account === null) return undefined;
	const onTrips = await collegesOnTrips(account?.id ?? null);
	const reader = readerOf(account, Date.now());
	const { gate } = await changeViewRecord((record) => visitGuide({ record, ipedsId, reader, onTrips }));
	return gate;
}
