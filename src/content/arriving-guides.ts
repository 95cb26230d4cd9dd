import { observable, useObservable } from '#runtime/observable.ts';

/** The guides that this device's trips need, and their progress. */
export interface Arriving {
	/**
	 * Every college on a trip, once it is known whether it has a guide and whether that is here. One that left its trip
	 * stays known unless its guide was missing: an undo brings it back.
	 */
	known: ReadonlySet<number>;
	/** Every college on a trip that has a guide, by IPEDS id. */
	wanted: ReadonlySet<number>;
	/** Those whose guide is not on this device. */
	missing: ReadonlySet<number>;
	/**
	 * `unknown`: the device has not told yet which are here. `waiting`: for a signal, or a working server. `asking`: on
	 * a data-saving connection, a person decides first.
	 */
	state: 'unknown' | 'resting' | 'coming' | 'waiting' | 'asking';
}

export const arriving = observable<Arriving>({
	known: new Set(),
	wanted: new Set(),
	missing: new Set(),
	state: 'unknown',
});

/** Returns their current progress, and re-renders on changes. */
export const useArrivingGuides = (): Arriving => useObservable(arriving);
