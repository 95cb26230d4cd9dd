import { configureGlobal } from 'fast-check';

// The first failure kills a mutant, so there is no shrinking: nobody reads the minimal example.
configureGlobal({ endOnFailure: true });

const { mutantCoverage } = (globalThis as { __stryker__?: { mutantCoverage?: Coverage } }).__stryker__ ?? {};
type Coverage = { perTest: Record<string, unknown>; static: Record<string, unknown> };

// Files share a process, and Stryker adds up what each file reports: without this the first file would count in all of them, and an endless
// loop would be stopped late.
for (const counted of Object.values(mutantCoverage ?? {}))
	for (const name of Object.keys(counted)) delete counted[name];
