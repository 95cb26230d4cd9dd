import type { Rolldown } from 'vite';

/**
 * Ends a build in which a module is imported both at once and later: the later import fetches nothing, and the first screen carries
 * what it was to be spared. Other warnings are told: some are of how long a busy machine took.
 */
export function failOnIneffectiveImport(
	warning: Rolldown.RolldownLog,
	tell: (warning: Rolldown.RolldownLog) => void,
): void {
	if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(warning.message);
	tell(warning);
}
