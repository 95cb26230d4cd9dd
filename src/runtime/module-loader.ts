/** What a part exports, by name. An importer's copies are renewed when a value changes. */
type Exports = Record<string, unknown>;

type Setter = (exports: Exports) => void;

/** Exports one value, or several at once; returns the value. */
type Put = (name: string | Exports, value?: unknown) => unknown;

/** What a part has instead of `import.meta` and `import()`. */
interface Context {
	meta: { url: string };
	import: (part: string) => Promise<Exports>;
}

/**
 * A part of the app as the build writes it: the parts that it imports, and a function that declares what it exports.
 * @see https://github.com/systemjs/systemjs, whose format it is
 */
export type Registered = [
	imports: readonly string[],
	declare: (put: Put, context: Context) => { setters: readonly Setter[]; execute: () => void },
];

interface Part {
	exports: Exports;
	/** Told of the exports when they change after the part has run. */
	importers: Setter[];
	/** Runs the part once, after the parts that it imports. @throws what the part throws, each time. */
	run: () => void;
}

/**
 * Links the parts of the app as a browser links modules: each is fetched once, and runs once, after all that it imports,
 * in the order of the imports. No part may import itself by way of others (build/group-chunks.ts). One that could not be
 * fetched is fetched again when it is next asked for.
 * @param site this site's origin
 * @param fetchPart fetches the part at a path of this site
 * @returns a function that imports the part at a path; it rejects with what `fetchPart` or a part throws
 */
export function createImport(site: string, fetchPart: (path: string) => Promise<Registered>) {
	const parts = new Map<string, Promise<Part>>();

	function load(path: string): Promise<Part> {
		const known = parts.get(path);
		if (known) return known;
		const part = link(path);
		parts.set(path, part);
		// The caller gets the error; this only allows another try.
		part.catch(() => parts.delete(path));
		return part;
	}

	async function link(path: string): Promise<Part> {
		const [imports, declare] = await fetchPart(path);
		const { href } = new URL(path, site);
		const pathOf = (other: string) => new URL(other, href).pathname;
		const exports: Exports = {};
		const importers: Setter[] = [];
		const put: Put = (name, value) => {
			Object.assign(exports, typeof name === 'string' ? { [name]: value } : name);
			for (const set of importers) set(exports);
			return value;
		};
		const context: Context = { meta: { url: href }, import: (other) => importPart(pathOf(other)) };
		const { setters, execute } = declare(put, context);
		const imported = await Promise.all(imports.map((other) => load(pathOf(other))));
		const run = once(() => {
			for (const [index, part] of imported.entries()) {
				part.run();
				const set = setters[index];
				if (!set) continue;
				set(part.exports);
				part.importers.push(set);
			}
			execute();
		});
		return { exports, importers, run };
	}

	async function importPart(path: string): Promise<Exports> {
		const part = await load(path);
		part.run();
		return part.exports;
	}

	return importPart;
}

/** Runs `work` at the first call. Every call throws what that one threw. */
function once(work: () => void): () => void {
	let outcome: { error?: unknown } | undefined;
	return () => {
		if (outcome && 'error' in outcome) throw outcome.error;
		if (outcome) return;
		outcome = {};
		try {
			work();
		} catch (error) {
			outcome = { error };
			throw error;
		}
	};
}
