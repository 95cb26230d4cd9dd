import type { Arriving } from '#content/bring-guides.ts';

interface GuidesOfTrip {
	/** Colleges of the trip that have a guide. */
	wanted: number;
	/** Of those, the ones that are not on this device. */
	missing: number;
	state: Arriving['state'];
}

/** How far the guides of a trip are; `device` is "phone" or "computer". */
export function guideWords({ wanted, missing, state }: GuidesOfTrip, device: string): string {
	if (missing === 0) return `Road-ready: ${allOf(wanted)}`;
	if (state === 'coming') return `Getting the guides: ${wanted - missing} of ${wanted}`;
	if (wanted === 1) return `Guide not on this ${device} yet`;
	return `${wanted - missing} of ${wanted} guides on this ${device}`;
}

function allOf(count: number): string {
	if (count === 1) return 'the guide is here';
	return count === 2 ? 'both guides' : `all ${count} guides`;
}
