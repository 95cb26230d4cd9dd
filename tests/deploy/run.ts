/**
 * What deploy/ holds, tried: the tree that its image has, its systemd unit, its proxies. `--install` lets it get the proxies
 * from Debian. What is not there to be tried with is said at the end, which then is 77.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, Missing, unpackPackage } from '../programs/debian.ts';
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
		const path = programOf(program, folder);
		if (path === undefined) missing.push(program);
		else await play(scenesWith(path, mkdtempSync(join(folder, `${program}-`))));
	}
	if (missing.length > 0)
		throw new Missing(
			`Missing: ${missing.join(', ')}, so what they run was not tried. On Debian: --install.`,
		);
});

/** Where a program lies; with `--install`, Debian's package of a proxy is unpacked where it is missing. */
function programOf(name: string, folder: string): string | undefined {
	const found = findProgram(name);
	if (found || !process.argv.includes('--install') || name === 'systemd-analyze') return found;
	const unpacked = unpackPackage(name, folder);
	return unpacked && ['bin', 'sbin'].map((bin) => join(unpacked, 'usr', bin, name)).find(existsSync);
}
