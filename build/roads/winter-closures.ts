import type { Network } from './network.ts';
import { nearestOn, type Position } from './sphere.ts';

/**
 * Roads that are closed to cars every winter, from October or November into April, May or June: each by a place on the
 * closed part, and the miles around it: enough that the remaining ends are too far apart for streets to join. According
 * to the National Park Service (Yosemite, Yellowstone, Rocky Mountain) and the departments of transportation of
 * Montana, Wyoming and Washington. Other roads with winter closures, such as Independence Pass and Going-to-the-Sun
 * Road, are in no line file.
 */
const CLOSED: [road: string, place: Position, miles: number][] = [
	['CA-120, Tioga Pass', [-119.33, 37.89], 11],
	['CA-120, Tioga Road', [-119.62, 37.83], 5],
	['Yellowstone, West Entrance', [-110.97, 44.65], 2],
	['Yellowstone, Mammoth to Norris', [-110.73, 44.85], 2],
	['Yellowstone, Sylvan Pass', [-110.13, 44.464], 2],
	['Yellowstone, South Entrance', [-110.6, 44.25], 2],
	['US-212, Beartooth Pass', [-109.47, 44.97], 8],
	['US-34, Trail Ridge Road', [-105.74, 40.4], 9],
	['WA-20, Washington Pass', [-120.7, 48.52], 10],
	['WA-123, Cayuse Pass', [-121.55, 46.78], 5],
	['WA-410, Cayuse Pass', [-121.53, 46.87], 4],
	['WA-410, Chinook Pass', [-121.3, 46.9], 9],
];

/**
 * Cuts the network at these closures. In summer the table's drives are too long for it, but no family meets a closed
 * gate in winter.
 * @throws Error naming a closure with no road
 */
export function closeForWinter(network: Network): void {
	const segments = [...network.segments()];
	for (const [road, place, miles] of CLOSED) {
		const closed = segments.filter(([a, b]) => nearestOn(place, network.at(a), network.at(b)).miles < miles);
		if (closed.length === 0) throw new Error(`No road to close in winter: ${road}`);
		for (const [a, b] of closed) network.cut(a, b);
	}
}
