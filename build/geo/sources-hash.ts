import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CATALOGUE = ['states', 'subregions', 'colleges'].map((list) => `src/domain/catalogue/${list}.json`);

/** A hash of everything the generated files depend on, see `sourcesOf`. */
export function sourcesHash(root: string): string {
	const hash = createHash('sha256');
	for (const path of sourcesOf(root)) hash.update(path).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

/** The extraction's code with the packing that it shares with the app, the locked packages, the catalogue; as paths from the root. */
export function sourcesOf(root: string): string[] {
	const filesOf = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
	const packing = ['src/domain/map', 'src/sheet']
		.flatMap(filesOf)
		.filter((path) => /\/(pack(ed-\w|ing\.)|svg-path)/.test(path));
	return ['build/generate.ts', 'package-lock.json', ...filesOf('build/geo'), ...packing, ...CATALOGUE].sort();
}
