/** Type-checks each runtime with its own tsconfig, so that the domain sees neither DOM nor Node. */
import { spawnSync } from 'node:child_process';

const compiler = 'node_modules/typescript-native/bin/tsc';
const runtimes = ['src/domain', 'src', 'src/pwa/worker', 'server', 'tests'];
const failed = runtimes.filter(
	(runtime) =>
		spawnSync(process.execPath, [compiler, '-p', `${runtime}/tsconfig.json`], {
			stdio: 'inherit',
		}).status !== 0,
);
if (failed.length > 0) {
	console.error(`Types fail in: ${failed.join(', ')}`);
	process.exit(1);
}
