/**
 * The site behind a cache: `npm run test:cdn` runs the built product behind nginx as deploy/nginx.conf says, for as long as an
 * editor's change may take. `--install` gets nginx from Debian; without it the run ends with 77.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptBy, startNginx } from '../deploy/proxies.ts';
import { findOrUnpack, Missing } from '../programs/debian.ts';
import { play, runScenes } from '../programs/run-scenes.ts';
import { aBrowser } from './browser.ts';
import { cdnScenes } from './scenes.ts';
import { aSite } from './site.ts';

await runScenes('test:cdn', async (folder) => {
	const nginx = findOrUnpack('nginx', folder);
	if (!nginx) throw new Missing('Missing: nginx, so nothing was tried. On Debian: --install.');
	const dataDir = join(folder, 'data');
	mkdirSync(dataDir);
	const site = await aSite(dataDir, ['ann', 'ben', 'eve']);
	const server = await site.start();
	const proxy = await startNginx(nginx, folder, site.port);
	const browser = aBrowser(proxy.port);
	try {
		await play(cdnScenes({ site, server, browser, proxy, cacheFolder: keptBy(folder) }));
	} finally {
		browser.close();
		await proxy.stop();
		await server.stop();
	}
});
