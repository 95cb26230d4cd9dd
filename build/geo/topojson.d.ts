/** The part of topojson-simplify that we use; the package ships no types. */
declare module 'topojson-simplify' {
	import type { Topology } from 'topojson-specification';
	export function presimplify(topology: Topology): Topology;
}
