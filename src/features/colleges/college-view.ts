import type { WhyMissing } from '#content/why-missing.ts';
import type { College, Guide } from '#domain/colleges/college.ts';
import type { CollegePage } from '#domain/pages/island.ts';
import type { State } from '#domain/states/state.ts';

/** The college page's content: the whole guide, or only its facts while the guide is not on this device. */
export type CollegeView = { title: string; state: State } & (
	| {
			kind: 'guide';
			college: Guide;
			places: CollegePage['places'];
			/** Epoch milliseconds; null if this device has not stored the guide, `saving` while it still may. */
			refreshedAt: number | 'saving' | null;
	  }
	| Facts
);

/** What is here for a college whose guide is not. */
export interface Facts {
	kind: 'facts';
	college: College;
	places: [];
	/** A promise while the guide may still arrive. */
	why: WhyMissing | Promise<WhyMissing>;
}
