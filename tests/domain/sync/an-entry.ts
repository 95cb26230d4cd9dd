import type { HistoryOnDevice } from '#domain/sync/device-state.ts';

/** A trip's name that this device gave, and that gave way to another one. */
export const anEntry = (over: Partial<HistoryOnDevice> = {}): HistoryOnDevice => ({
	trip: 't',
	path: 'name',
	v: 'Mine',
	r: 5,
	t: 0,
	device: 'd_me',
	hidden_by: 9,
	...over,
});
