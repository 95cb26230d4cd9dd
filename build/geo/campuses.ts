import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { packCampuses } from '../../src/domain/colleges/packed-campuses.ts';
import { normalise } from '../../src/domain/search/normalise.ts';

/**
 * Columns of `four-year-colleges.csv`, from the Department of Education's directory, IPEDS 2024, which is in the public
 * domain.
 */
interface ListedCollege {
	unitid: string;
	name: string;
	/** Each college separates them in its own way. */
	aliases: string;
	city: string;
	state: string;
	latitude: string;
	longitude: string;
}

/** All public and private nonprofit four-year colleges, packed. */
export function campuses() {
	const listed: ListedCollege[] = parse(readFileSync(join(import.meta.dirname, 'four-year-colleges.csv')), {
		columns: true,
	});
	return packCampuses(
		listed.map(({ unitid, name, aliases, city, state, latitude, longitude }) => ({
			ipeds_id: Number(unitid),
			name,
			name_alias: otherNames(name, aliases),
			city,
			state_abbreviation: state,
			lat: Number(latitude),
			long: Number(longitude),
		})),
	);
}

/** A college's other names, without duplicates, separated by `|`. */
function otherNames(name: string, aliases: string): string {
	const known = new Set([normalise(name), '']);
	return aliases
		.split(/[|;,/]|\s{2,}/)
		.map((alias) => alias.trim())
		.filter((alias) => !known.has(normalise(alias)) && known.add(normalise(alias)))
		.join('|');
}
