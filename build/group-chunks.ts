import type { Plugin, Rolldown } from 'vite';
import { FIRST_OF_LATER, FRAMEWORK, nameChunks, START } from './name-chunks.ts';

/** The files that every page starts with. */
const ON_EVERY_PAGE = /\/(start|framework|common|rolldown-runtime)-[^/]+$/;

/**
 * Puts modules that are fetched together into one file. By default, the bundler makes a file for every set of pages
 * that share something: four hundred files, half of them under 1 kB, and on a weak signal a request costs more than a
 * kilobyte.
 */
export function groupChunks() {
	let names = new Map<string, string>();
	let allOfLater: string[] = [];
	const plugin: Plugin = {
		name: 'group-chunks',
		apply: 'build',
		buildEnd() {
			names = nameChunks([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []));
		},
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const circle = circleIn(chunks);
			if (circle) this.error(`A file imports itself: ${circle.join(' → ')}`);
			const later = chunks.find(({ name }) => name === 'later');
			if (!later) this.error('No file is named later');
			allOfLater = [later.fileName, ...later.imports];
		},
	};
	const start: Rolldown.CodeSplittingGroup = { name: 'start', test: START };
	const framework: Rolldown.CodeSplittingGroup = { name: 'framework', test: FRAMEWORK };
	const together: Rolldown.CodeSplittingGroup = {
		debugName: 'fetched together',
		name: (id) => names.get(id) ?? null,
	};
	/**
	 * Lists the files to fetch along with a part: all that it imports, except what every page already has. The first
	 * part of `later` brings the others, which run one by one. The entry's imports bring the framework: the worker's
	 * document, unlike the server's, does not name it.
	 */
	const preloads = (file: string, imports: string[]): string[] =>
		[...new Set([...imports, ...(FIRST_OF_LATER.test(file) ? allOfLater : [])])].filter(
			(each) => ON_EVERY_PAGE.test(file) || !ON_EVERY_PAGE.test(each),
		);
	return { plugin, groups: [start, framework, together], preloads };
}

/** Returns the files of an import cycle, if there is one: one of them would run before the exports it needs exist. */
function circleIn(chunks: Rolldown.OutputChunk[]): string[] | undefined {
	const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
	const wayBack = (to: string, way: string[], seen: Set<string>): string[] | undefined => {
		for (const next of importsOf.get(way.at(-1) ?? '') ?? []) {
			if (next === to) return [...way, next];
			if (seen.has(next)) continue;
			const found = wayBack(to, [...way, next], seen.add(next));
			if (found) return found;
		}
	};
	for (const { fileName } of chunks) {
		const circle = wayBack(fileName, [fileName], new Set());
		if (circle) return circle;
	}
}
