import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CATALOGUE = ['states', 'subregions', 'colleges'].map((list) => `src/domain/catalogue/${list}.json`);

/** A hash of everything the generated files depend on: the extraction's code, the locked packages, the catalogue. */
export function sourcesHash(root: string): string {
	const code = readdirSync(join(root, 'build/geo')).map((name) => `build/geo/${name}`);
	const hash = createHash('sha256');
	for (const path of ['build/generate.ts', 'package-lock.json', ...code.sort(), ...CATALOGUE]) {
		if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
	}
	return hash.digest('hex');
}
