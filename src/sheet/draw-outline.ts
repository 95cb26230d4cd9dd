import { outlinePath } from './outline-path.ts';
import { stateOutlines } from './state-outlines.ts';

/** A state's outline as a path that fits the box; empty if there is none. */
export async function drawOutline(abbreviation: string, width: number, height: number): Promise<string> {
	const rings = (await stateOutlines())[abbreviation];
	return rings ? outlinePath(rings, width, height) : '';
}
