/**
 * The main job in the engines of Firefox and of iPhones, as Debian packs them. `--install` lets it get them from Debian. It exits with 77
 * when one of them is missing, because then nothing was tested in that one.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackages, Missing } from '../programs/debian.ts';
import { start } from '../programs/processes.ts';
import { play, runScenes } from '../programs/run-scenes.ts';
import { startFirefox } from './firefox.ts';
import { mainJob } from './main-job.ts';
import { startWebKit } from './webkit.ts';

const DISPLAY_PROGRAM = { program: 'Xvfb', package: 'xvfb' };
const engines = [
	{ name: 'Firefox', program: 'firefox-esr', package: 'firefox-esr', start: startFirefox },
	{ name: 'WebKit', program: 'WebKitWebDriver', package: 'webkit2gtk-driver', start: startWebKit },
];

await runScenes('test:engines', async (folder) => {
	const needed = [DISPLAY_PROGRAM, ...engines];
	const isMissing = ({ program }: { program: string }) => !findProgram(program);
	if (process.argv.includes('--install') && needed.some(isMissing))
		installPackages(needed.filter(isMissing).map((each) => each.package));
	if (isMissing(DISPLAY_PROGRAM)) throw new Missing('Missing: Xvfb.\nOn Debian: apt-get install xvfb');
	const { display, stop } = await aDisplay();
	try {
		for (const engine of engines.filter((each) => !isMissing(each))) {
			const job = mainJob(
				() => engine.start(mkdtempSync(join(folder, 'browser-')), display),
				mkdtempSync(join(folder, 'server-')),
			);
			try {
				console.log(engine.name);
				await play(job.scenes);
			} finally {
				await job.end();
			}
		}
	} finally {
		await stop();
	}
	const missing = engines.filter(isMissing);
	if (missing.length > 0)
		throw new Missing(
			missing.map((each) => `Missing: ${each.name}.\nOn Debian: apt-get install ${each.package}`).join('\n'),
		);
});

/** A virtual screen. */
async function aDisplay() {
	const number = randomInt(100, 30_000);
	const isUp = async () => existsSync(`/tmp/.X11-unix/X${number}`);
	const display = `:${number}`;
	const { stop } = await start('Xvfb', [display, '-screen', '0', '2600x1000x24', '-nolisten', 'tcp'], isUp);
	return { display, stop };
}
