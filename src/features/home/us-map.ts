import type { ListedState } from '#domain/states/listed-state.ts';
import map from '#generated/us-map.json';

/** A state with its shape; x and y are the middle of its largest piece, in units of the drawing. */
export type DrawnState = ListedState & { shape: string; x: number; y: number };

/** The drawing's size, in its own units. */
export const mapExtent = { width: 975, height: 610 } as const;

/** The states on the map, in the map's order. */
export function drawnStates(states: ListedState[]): DrawnState[] {
	const byAbbreviation = new Map(states.map((state) => [state.state_abbreviation, state]));
	return map.states.flatMap(({ state_abbreviation, d, x, y }) => {
		const state = byAbbreviation.get(state_abbreviation);
		return state ? [{ ...state, shape: d, x, y }] : [];
	});
}

export const campusCount = Object.keys(map.colleges).length;

/** Every campus as one path of dots. */
export const campusDots = Object.values(map.colleges)
	.map(([x, y]) => `M${x} ${y}h0`)
	.join('');

/** Returns the colleges' positions on the map, in the given order; leaves out those that are not bundled. */
export function placesOnMap(ipedsIds: number[]): [x: number, y: number][] {
	const places: Record<string, number[]> = map.colleges;
	return ipedsIds.flatMap((id) => {
		const [x, y] = places[id] ?? [];
		return x === undefined || y === undefined ? [] : [[x, y] as [number, number]];
	});
}
