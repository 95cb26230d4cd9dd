/**
 * What deploy/ holds, tried: the tree that its image has, its systemd unit, its proxies. `--install` lets it get the proxies
 * from Debian. What is not there to be tried with is said at the end, which then is 77.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findOrUnpack, findProgram, Missing } from '../programs/debian.ts';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { packedScenes } from './packed.ts';
import { startCaddy, startNginx } from './proxies.ts';
import { proxyScenes } from './proxy-scenes.ts';
import { unitScenes } from './unit.ts';

const trials: [program: string, scenes: (path: string, folder: string) => readonly Scene[]][] = [
	['systemd-analyze', unitScenes],
	['caddy', (caddy, folder) => proxyScenes('Caddy', (upstream) => startCaddy(caddy, folder, upstream))],
	['nginx', (nginx, folder) => proxyScenes('nginx', (upstream) => startNginx(nginx, folder, upstream))],
];

await runScenes('test:deploy', async (folder) => {
	await play(packedScenes(folder));
	const missing: string[] = [];
	for (const [program, scenesWith] of trials) {
		const path = program === 'systemd-analyze' ? findProgram(program) : findOrUnpack(program, folder);
		if (path === undefined) missing.push(program);
		else await play(scenesWith(path, mkdtempSync(join(folder, `${program}-`))));
	}
	if (missing.length > 0)
		throw new Missing(
			`Missing: ${missing.join(', ')}, so what they run was not tried. On Debian: --install.`,
		);
});
