import type { Rolldown } from 'vite';

/**
 * Fails a build in which a module is imported both statically and dynamically: the dynamic import then fetches nothing,
 * and the first screen carries what it was meant to be spared. Other warnings are only reported: some are about how
 * long a busy machine took.
 */
export function failOnIneffectiveImport(
	warning: Rolldown.RolldownLog,
	tell: (warning: Rolldown.RolldownLog) => void,
): void {
	if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(warning.message);
	tell(warning);
}
