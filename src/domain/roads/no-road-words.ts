import type { NoRoad } from './drives.ts';

/** Why there is no drive, as a sentence. */
export function noRoadWords({ noRoad, place }: NoRoad): string {
	if (noRoad === 'water') return `No road leads to ${place}.`;
	if (noRoad === 'uncovered') return `Our highways cover the 48 connected states, not ${place}.`;
	if (noRoad === 'far') return 'No highway that we know is near.';
	return place === ''
		? 'Only drives within the US are covered.'
		: `Only drives within the US are covered, not ${place}.`;
}
