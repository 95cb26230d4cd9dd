import type { Change } from './cell.ts';
import type { Op, RefusedOp } from './device-state.ts';

/** True for the edit that begins a trip. */
export const isBirth = ({ path, base }: Op): boolean => path === 'life' && base === 0;

/** True when the server refused the trip itself: if it is not on the device, the tray then holds all of it. */
export const isRefusedWhole = (refused: readonly RefusedOp[]): boolean =>
	refused.some(({ op }) => isBirth(op));

/**
 * Returns the code of the server's last refusal, or of its refusal of the trip itself, from which the rest follows;
 * null for none.
 */
export function whyRefused(refused: readonly RefusedOp[]): string | null {
	return (refused.find(({ op }) => isBirth(op)) ?? refused.at(-1))?.code ?? null;
}

/**
 * Returns the changes that begin a trip: for one that was refused whole, everything it had that its first edit does not
 * replace.
 */
export function birthOf(refused: readonly RefusedOp[], changes: readonly Change[]): Change[] {
	if (!isRefusedWhole(refused)) return [{ path: 'life', value: 'live' }];
	const replaced = new Set(changes.map(({ path }) => path));
	return refused
		.map(({ op: { path, value } }) => ({ path, value }))
		.filter(({ path }) => path === 'life' || !replaced.has(path));
}
