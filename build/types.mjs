/** Type-checks each runtime with its own tsconfig, so that the domain sees neither DOM nor Node. */
import { spawnSync } from 'node:child_process';

const compiler = 'node_modules/typescript-native/bin/tsc';
const runtimes = ['src/domain', 'src', 'src/pwa/worker', 'server', 'tests'];
// Each checker computes the types it meets itself: four of them on two cores finish no sooner, and cost half as much
// again. Files unchanged since the last run are not checked again, which takes a quarter of the time.
const options = ['--checkers', '1', '--pretty', 'false', '--incremental'];
const KNOWN = 'node_modules/.cache/types';
/** Errors with their continuation lines, as a set: an error in a file that several runtimes share is reported once. */
const faults = new Set();
const failed = runtimes.filter((runtime) => {
	const { status, stdout, stderr, error } = spawnSync(
		process.execPath,
		[
			compiler,
			'-p',
			`${runtime}/tsconfig.json`,
			...options,
			'--tsBuildInfoFile',
			`${KNOWN}/${runtime.replaceAll('/', '-')}.tsbuildinfo`,
		],
		{ encoding: 'utf8', maxBuffer: 1e8 },
	);
	if (error) throw error;
	for (const fault of (stdout + stderr).trim().split(/\n(?!\s)/)) if (fault) faults.add(fault);
	return status !== 0;
});
for (const fault of faults) console.error(fault);
if (failed.length > 0) {
	console.error(`Types fail in: ${failed.join(', ')}`);
	process.exit(1);
}
