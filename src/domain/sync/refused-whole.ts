import type { Change } from './cell.ts';
import type { Op, RefusedOp } from './device-state.ts';

/** True for the edit by which a trip begins. */
export const isBirth = ({ path, base }: Op): boolean => path === 'life' && base === 0;

/** True when the server refused the trip itself: of one that is not on the device, the tray then holds all there is. */
export const isRefusedWhole = (refused: readonly RefusedOp[]): boolean =>
	refused.some(({ op }) => isBirth(op));

/** Code of what the server said last, or of why it refused the trip itself: the rest of that only follows; null for none. */
export function whyRefused(refused: readonly RefusedOp[]): string | null {
	return (refused.find(({ op }) => isBirth(op)) ?? refused.at(-1))?.code ?? null;
}

/** What a trip begins with: one that was refused whole, again with all that it had and its first edit does not replace. */
export function birthOf(refused: readonly RefusedOp[], changes: readonly Change[]): Change[] {
	if (!isRefusedWhole(refused)) return [{ path: 'life', value: 'live' }];
	const replaced = new Set(changes.map(({ path }) => path));
	return refused
		.map(({ op: { path, value } }) => ({ path, value }))
		.filter(({ path }) => path === 'life' || !replaced.has(path));
}
