/** [longitude, latitude] in degrees. */
export type Position = number[];

type Geometry =
	| { type: 'Point'; coordinates: Position }
	| { type: 'LineString'; coordinates: Position[] }
	| { type: 'MultiLineString'; coordinates: Position[][] }
	| { type: 'MultiPolygon'; coordinates: Position[][][] };

/** The part of GeoJSON (RFC 7946) that the map is drawn from. */
export interface Feature {
	type: 'Feature';
	properties: Record<string, unknown>;
	geometry: Geometry;
}

export interface FeatureCollection {
	type: 'FeatureCollection';
	features: Feature[];
}
