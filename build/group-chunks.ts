import type { Plugin, Rolldown } from 'vite';
import { FRAMEWORK, nameChunks, START } from './name-chunks.ts';

/** The files that every page starts with. */
export const ON_EVERY_PAGE = /\/(start|framework|common|rolldown-runtime)-[^/]+$/;

/**
 * Puts modules that are fetched together into one file. Left alone, the bundler makes a file for every set of pages
 * that share something: four hundred, half of them under 1 kB, and on a weak signal a request costs more than a
 * kilobyte does.
 */
export function groupChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
	let names = new Map<string, string>();
	const plugin: Plugin = {
		name: 'group-chunks',
		apply: 'build',
		buildEnd() {
			names = nameChunks([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []));
		},
		generateBundle(_, bundle) {
			const circle = circleIn(Object.values(bundle).filter((file) => file.type === 'chunk'));
			if (circle) this.error(`A file imports itself: ${circle.join(' → ')}`);
		},
	};
	const start: Rolldown.CodeSplittingGroup = { name: 'start', test: START };
	const framework: Rolldown.CodeSplittingGroup = { name: 'framework', test: FRAMEWORK };
	const together: Rolldown.CodeSplittingGroup = {
		debugName: 'fetched together',
		name: (id) => names.get(id) ?? null,
	};
	return { plugin, groups: [start, framework, together] };
}

/**
 * Files that import each other in a cycle, if any: one of them would run before what it needs from the other exists.
 */
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
