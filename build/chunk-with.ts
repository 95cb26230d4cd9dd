import type { Rolldown } from 'vite';

/** The module that the entry imports once the document's own words are painted. */
export const APP = '/src/app/main.tsx';

/** The script that a module is in, by the end of the module's id. */
export function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
	return Object.values(bundle)
		.filter((file) => file.type === 'chunk')
		.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
}
