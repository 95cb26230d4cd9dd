import type { SharedView, Stale } from './open-shared.ts';

export type Why = Exclude<SharedView['kind'], 'trip'>;

const BUSY = 'Too many links were opened from here just now.';
const TROUBLE = 'Something went wrong on our side.';

/** Says why there is no trip to show. */
export const whyWords: Record<Why, { title: string; rest: string }> = {
	gone: {
		title: 'This link is no longer valid. Ask for a new one.',
		rest: 'Whoever shared it can make one from their saved trip. Meanwhile, you can plan a tour of your own.',
	},
	no_signal: {
		title: 'No signal, so this trip can’t be opened yet.',
		rest: 'A shared trip stays with its owner, so it is not kept on your device. Try again once you have a signal.',
	},
	busy: {
		title: BUSY,
		rest: 'Wait a few minutes, then try again. The link still works.',
	},
	trouble: {
		title: 'This trip can’t be opened right now.',
		rest: `${TROUBLE} Please try again in a moment.`,
	},
};

/** Says why the trip is shown as it was when opened earlier. */
export const staleWords: Record<Stale, string> = { no_signal: 'No signal.', busy: BUSY, trouble: TROUBLE };
