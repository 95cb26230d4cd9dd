/** The parts that are used. Written here, for the packages are not installed when types are checked. */
type Query = Record<string, unknown>;

export class Actor {
	constructor(config: object);
	route(query: Query): Promise<object>;
	matrix(query: Query): Promise<{ durations: number[][]; distances: number[][]; sources: object[] }>;
}

export function getConfig(options: {
	tileDir: string;
	tileExtract: string;
}): Promise<{ mjolnir: Record<string, unknown> }>;

export const valhallaFolder: string;
