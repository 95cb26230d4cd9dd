import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROMO_CODE_TAKEN } from '#domain/licences/promo-code.ts';
import { projectFile } from '#server/start/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { bootMachine, type Machine } from './machine.ts';
import { commitToOurs, layOut, ours, shelf } from './shelf.ts';

/** Caddy creates this authority for a name that is only known locally. */
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const BACKUP = /tour-trails-[\dT-]+\.db$/m;
/** Enough answers to show that the site was requested all the while a release was built and started. */
const FEWEST_ANSWERS = 100;

/** Someone with a bare Debian and docs/OPERATIONS.md, and nothing else: the page's commands are what runs. */
export function strangerScenes(nspawn: string, folder: string): Scene[] {
	let machine: Machine;
	let firstBackup = '';
	const [node, site, caddy] = blocksOf('With systemd') as [string, string, string];
	const mainProcess = (unit: string) =>
		machine.run(`systemctl show --property=MainPID --value ${unit}`).trim();
	return [
		[
			'a bare Debian boots, and the page brings Node, git and Caddy',
			async () => {
				layOut(join(folder, 'srv'));
				machine = await bootMachine(nspawn, folder);
				assert.throws(() => machine.run('node --version'), /not found/);
				machine.run(here(node), { isOnline: true });
				assert.equal(machine.run('node --version').trim(), process.version);
			},
		],
		[
			'the page brings the site up behind TLS, as a user of its own who may write to its data alone',
			async () => {
				machine.run(
					'printf \'#!/bin/sh\\nexec sed -i s/tours.example/localhost/ "$@"\' > /usr/local/bin/edit',
				);
				machine.run(`chmod 755 /usr/local/bin/edit && echo 'cacert = ${AUTHORITY}' > /root/.curlrc`);
				machine.run(here(site));
				assert.match(machine.run(here(caddy)), /shown only now: you@localhost, password \S+/);
				assert.match(machine.run('curl -fsS --http2 https://localhost/college/164924'), /Boston College/);
				assert.equal(machine.run(`stat -c %U /proc/${mainProcess('college-tour-trails')}`).trim(), 'tours');
				assert.equal(machine.run('stat -c %a /etc/college-tour-trails.env').trim(), '600');
			},
		],
		[
			'the command beside the unit reads the settings that only root can, and finds the server and its database',
			async () => {
				const said = machine.run('tours doctor || true');
				for (const line of [
					/DATA_DIR +\/var\/lib\/college-tour-trails$/m,
					/PUBLIC_URL +https:\/\/localhost$/m,
					/yes +Server /,
					/yes +Database +\/var\/lib\/college-tour-trails\//,
				])
					assert.match(said, line);
			},
		],
		[
			'the unit that the timer starts makes a backup, and the timer says when the next is due',
			async () => {
				const [show = ''] = blocksOf('Backups').slice(-1);
				const said = machine.run(here(show));
				assert.match(said, /tours-backup\.timer +tours-backup\.service/);
				[firstBackup = ''] = BACKUP.exec(said) ?? [];
				assert.notEqual(firstBackup, '');
			},
		],
		[
			'while an update is built and begun, nobody who asks is answered with an error',
			async () => {
				const before = mainProcess('college-tour-trails');
				const version = commitToOurs(join(folder, 'srv'));
				const answers = keepAsking(machine);
				const [update = ''] = blocksOf('Updating');
				// Waits because backups are named by the second: this one must differ from the one before.
				await sleep(1000);
				machine.run(here(update));
				const counts = await answers();
				console.log(`  ${JSON.stringify(counts)}`);
				assert.deepEqual(Object.keys(counts), ['200']);
				assert.ok((counts[200] ?? 0) >= FEWEST_ANSWERS);
				const after = mainProcess('college-tour-trails');
				assert.notEqual(after, before);
				const manifest = machine.run(`cat /proc/${after}/cwd/package.json`);
				assert.equal(JSON.parse(manifest).version, version);
			},
		],
		[
			'the page leads back to the release before, at whose database it starts again',
			async () => {
				const [back = ''] = blocksOf('Going back');
				machine.run(here(back));
				machine.run('curl -fsS --retry 10 --retry-all-errors https://localhost/api/ready');
				const { version } = JSON.parse(machine.run('curl -fsS https://localhost/api/health'));
				assert.equal(version, JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).version);
			},
		],
		[
			'a restore brings back what was there, and takes what came since',
			async () => {
				assert.match(
					machine.run('tours promo SPRING-27 5'),
					/^SPRING-27 gives the full plan to 5 people\.$/m,
				);
				assert.throws(() => machine.run('tours promo SPRING-27 5'), says(PROMO_CODE_TAKEN));
				const [restore = ''] = blocksOf('Restoring');
				machine.run(here(restore).replace(BACKUP, firstBackup));
				assert.match(machine.run('curl -fsS https://localhost/college/164924'), /Boston College/);
				assert.match(
					machine.run('tours promo SPRING-27 5'),
					/^SPRING-27 gives the full plan to 5 people\.$/m,
				);
				await machine.stop();
			},
		],
	];
}

/** Matches a whole line, because an error also repeats the commands. */
const says = (sentence: string) => (error: Error) => error.message.split('\n').includes(sentence);

/** The command blocks under a heading of the page. */
function blocksOf(heading: string): string[] {
	const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
	const [, section = ''] = new RegExp(`\n###? ${heading}\n([\\s\\S]*?)(?=\n##|$)`).exec(page) ?? [];
	const blocks = [...section.matchAll(/```\n([\s\S]*?)```/g)].map(([, block = '']) => block);
	assert.ok(blocks.length > 0, heading);
	return blocks;
}

/** A block with real values in place of the page's examples, and downloads taken from the local shelf. */
const here = (block: string) =>
	block
		.replaceAll('ADDRESS', ours)
		.replaceAll('https://nodejs.org/dist/latest-v22.x', shelf)
		.replaceAll('tours.example', 'localhost');

/**
 * Requests the site over and over; the returned function ends that, and resolves to how often each status was returned.
 */
function keepAsking(machine: Machine): () => Promise<Record<string, number>> {
	const [command = '', ...words] = machine.inItsNetwork;
	const program = [process.execPath, join(import.meta.dirname, 'keep-asking.mjs'), 'https://localhost'];
	const env = { ...process.env, NODE_EXTRA_CA_CERTS: machine.fileOf(AUTHORITY) };
	const child = spawn(command, [...words, ...program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
	process.on('exit', () => child.kill('SIGKILL'));
	let said = '';
	child.stdout.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	return async () => {
		child.kill('SIGTERM');
		await once(child, 'close');
		return JSON.parse(said);
	};
}
