import { townsNamed } from './gazetteer.ts';
import type { Position } from './sphere.ts';

/** How a road is built, which determines how fast it is. */
export type Grade = 'freeway' | 'divided' | 'road';

/** A highway as we wrote it down: its name and the places it passes, in driving order. */
export interface Corridor {
	road: string;
	grade: Grade;
	places: Place[];
}

export interface Place {
	name: string;
	/** Several when towns share the name. */
	positions: Position[];
	/**
	 * Set when the line files lack the road from the place before: drawn straight, or along the Census's interstate.
	 */
	drawn?: 'straight' | 'census';
	/** Set when the road from the place before is winding. */
	winding?: true;
}

const HEAD = /^(.+?) (freeway|divided|road): (.+)$/;
const DRAWN = { '~': 'straight', '=': 'census' } as const;

/**
 * Reads lines such as `US-7 road: CT: Danbury, New Milford; MA: Pittsfield, 42.71/-73.20; VT: Bennington`. A place is a
 * town of the state, or latitude/longitude; it follows `~` or `=` if the road to it must be drawn first, and `^` if
 * that road winds through mountains. `#` starts a comment.
 * @throws Error with the line, if it is malformed or a town is unknown
 */
export function readCorridors(text: string): Corridor[] {
	return text.split('\n').flatMap((line) => {
		const plain = line.replace(/#.*/, '').trim();
		return plain === '' ? [] : [readCorridor(plain)];
	});
}

function readCorridor(line: string): Corridor {
	const [, road, grade, along] = HEAD.exec(line) ?? [];
	if (!road || !along) throw new Error(`Not a corridor: ${line}`);
	const places = along.split(';').flatMap((part) => {
		const [, state, names] = /^\s*([A-Z]{2}): (.+)$/.exec(part) ?? [];
		if (!state || !names) throw new Error(`${road}: no state in "${part}"`);
		return names.split(',').map((name) => readPlace(road, name.trim(), state));
	});
	if (places.length < 2) throw new Error(`${road}: one place is not a road`);
	return { road, grade: grade as Grade, places };
}

function readPlace(road: string, text: string, state: string): Place {
	const [, mark, name] = /^([~=^]?)(.+)$/.exec(text) ?? [];
	const [, lat, long] = /^([\d.]+)\/(-[\d.]+)$/.exec(name ?? '') ?? [];
	const positions: Position[] = lat ? [[Number(long), Number(lat)]] : townsNamed(name ?? '', state);
	if (!name || positions.length === 0) throw new Error(`${road}: no town ${name}, ${state}`);
	if (mark === '^') return { name, positions, winding: true };
	return { name, positions, ...(mark && { drawn: DRAWN[mark as '~' | '='] }) };
}
