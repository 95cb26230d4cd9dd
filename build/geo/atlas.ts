import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from '../../src/domain/catalogue/states.json' with { type: 'json' };

const require = createRequire(import.meta.url);

type Named = { name: string };
type Atlas = Topology<{
	nation: GeometryCollection;
	states: GeometryCollection<Named>;
	counties: GeometryCollection<Named>;
}>;

/** Census states and counties at 1:10m. `name` is `counties-10m`, `states-10m` or one of the `-albers` editions. */
export function readAtlas(name: string): Atlas {
	return require(`us-atlas/${name}.json`);
}

/** Those outside the 50 states and D.C., which some packages list as countries. */
export const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'];

/** "25" → { name: "Massachusetts", state_abbreviation: "MA", … }. */
export const statesByFips = new Map(states.map((state) => [state.fips, state]));
