/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The smallest thing that must not be mixed from two devices: a value, and the server revision that assigned it (0:
 * none yet).
 */
export interface Cell {
	v: Json;
	r: number;
	/** On a device: the sequence number of the unsent edit behind this value; `r` is then that edit's base. */
	pending?: number;
}

/** A document: path → cell. A map, because a path may be `__proto__`. */
export type Cells = ReadonlyMap<string, Cell>;

/** The intention "this path now has this value". */
export interface Change {
	path: string;
	value: Json;
	/** The revision its author saw, if they may have looked long ago; else they saw the current value. */
	seen?: number;
}

/** True when two values are the same JSON; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	const other = new Map<string, unknown>(Object.entries(b));
	return Object.entries(a).every(([key, value]) => other.has(key) && sameJson(value, other.get(key)));
}
