import type { College, Guide } from '#domain/colleges/college.ts';
import type { CollegePage } from '#domain/pages.ts';
import type { State } from '#domain/states/state.ts';

/** What the college page shows: the whole guide, or its facts alone while the guide is not on this device. */
export type CollegeView = { title: string; state: State } & (
	| {
			kind: 'guide';
			college: Guide;
			places: CollegePage['places'];
			/** Epoch milliseconds; null while the guide is on the screen and not yet on this device. */
			refreshedAt: number | null;
	  }
	| { kind: 'facts'; college: College; places: [] }
);
