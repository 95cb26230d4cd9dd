import type { Rolldown } from 'vite';

/**
 * Fails a build in which a module is imported both statically and dynamically: the dynamic import then fetches nothing,
 * and the first screen carries code that was meant to come later. Other warnings are only reported: some concern how
 * long a busy machine took. One file is exempt: it imports early what is imported anyway, so that the module runs in
 * its own task.
 */
export function failOnIneffectiveImport(
	warning: Rolldown.RolldownLog,
	tell: (warning: Rolldown.RolldownLog) => void,
): void {
	const isEarly = /dynamically imported by src\/db\/load-in-tasks\.ts but/.test(warning.message);
	if (isEarly) return;
	if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(warning.message);
	tell(warning);
}
