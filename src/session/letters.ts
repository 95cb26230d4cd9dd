import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';

/** The key under which this browser stores a visitor's unsent messages to us; an account's key is longer. */
export const VISITORS_LETTERS = 'ctt.contact';

/** True while a message to us may stay on the device; `at` is its last change, in ms. */
export const isRecent = ({ at }: { at: number }, now: number): boolean =>
	now - at <= limits.letterDays * DAY_MS;
