/** The two topojson packages that ship no types, as far as the extraction uses them. */
declare module 'topojson-server' {
	import type { GeoJsonObject } from 'geojson';
	import type { Topology } from 'topojson-specification';
	export function topology(objects: Record<string, GeoJsonObject>, quantization?: number): Topology;
}

declare module 'topojson-simplify' {
	import type { Topology } from 'topojson-specification';
	export function presimplify(topology: Topology): Topology;
	export function quantile(topology: Topology, p: number): number;
	export function simplify(topology: Topology, minWeight: number): Topology;
	export function filter(topology: Topology, keep: (ring: unknown[], interior: boolean) => boolean): Topology;
	export function filterAttachedWeight(
		topology: Topology,
		minWeight: number,
	): (ring: unknown[], interior: boolean) => boolean;
}
