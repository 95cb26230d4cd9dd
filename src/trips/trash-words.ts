import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';

/** Says how much longer a trip stays after going to the trash at `at`; both in epoch milliseconds. */
export function trashWords(at: number, now: number): string {
	const days = Math.ceil(limits.trashDays - (now - at) / DAY_MS);
	if (days <= 0) return 'Will be deleted any time now';
	return days === 1 ? 'Kept for 1 more day' : `Kept for ${Math.min(days, limits.trashDays)} more days`;
}
