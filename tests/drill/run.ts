/**
 * `npm run drill`: a day of mixed load in ten minutes, with what goes wrong in a year: a backup in the middle, a restart, a kill, a full
 * disk, a mail server and a blog in a bad mood. Nothing that was acknowledged may be lost. `-- --short` takes 20 seconds and shows that the
 * drill itself works. It exits with 77 where no small disk can be mounted.
 */
import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/table.ts';
import { openDatabase } from '#server/db/open.ts';
import { quantile } from '../bench/figure.ts';
import { benchDevices } from '../bench/sync/device.ts';
import { addMembers } from '../bench/sync/members.ts';
import { runScenes } from '../programs/run-scenes.ts';
import { aBlog, somePosts } from '../server/wordpress/a-blog.ts';
import { Calls } from './calls.ts';
import { admin, faultsOfBackup, faultsOfEdits, faultsOfGuides, faultsOfMail, savedNow } from './checks.ts';
import { aSmallDisk } from './disk.ts';
import { aMoodyMailServer } from './mail.ts';
import { aBlogReader, aDevice, anEditor, aReader, aWriter, pushAtLast, type Stage } from './people.ts';
import { aKeptServer } from './server.ts';

const isShort = process.argv.includes('--short');
const SECONDS = isShort ? 20 : 600;
const DEVICES = isShort ? 40 : 200;
const READERS = isShort ? 5 : 20;
const COLLEGES = [164924, 166027, 166683];

await runScenes('drill', async (folder) => {
	const disk = aSmallDisk(folder, 400);
	try {
		await aDayOn(disk, folder);
	} finally {
		disk.unmount();
	}
});

async function aDayOn(disk: ReturnType<typeof aSmallDisk>, folder: string): Promise<void> {
	const backups = join(folder, 'backups');
	mkdirSync(backups);
	const mail = await aMoodyMailServer();
	const blog = await aBlog(somePosts(30));
	let asked = 0;
	blog.instead = (_request, answer) => {
		asked += 1;
		if (asked % 5 !== 0) return false;
		answer.writeHead(502).end();
		return true;
	};
	const devices = await benchDevices(DEVICES, disk.path);
	const editors = await addMembers(disk.path, ['editor']);
	const [editor] = editors;
	if (!editor) throw new Error('There is no editor');
	const db = openDatabase(disk.path);
	db.update(accounts).set({ access: 1 }).where(eq(accounts.id, editor.id)).run();
	db.$client.close();
	const server = await aKeptServer({
		DATA_DIR: disk.path,
		TRUSTED_PROXIES: '1',
		SMTP_URL: mail.url,
		MAIL_FROM: 'College Tour Trails <hello@tours.example>',
		CONTACT_TO: 'office@tours.example',
		WORDPRESS_URL: blog.url,
	});

	const end = performance.now() + SECONDS * 1000;
	const calls = new Calls();
	const stage: Stage = { address: server.address, calls, isOver: () => performance.now() > end };
	const killedAt: number[] = [];
	const at = async (part: number, what: string, happen: () => Promise<unknown> | unknown) => {
		await sleep(end - SECONDS * 1000 * (1 - part) - performance.now());
		console.log(`  at ${Math.round(part * SECONDS)} s ${what}`);
		return happen();
	};
	let savedBefore = savedNow(devices);
	const troubles = async () => {
		await at(0.2, 'a backup', async () => {
			savedBefore = savedNow(devices);
			await calls.time('backup', () => admin(disk.path, 'backup', backups));
		});
		await at(0.35, 'a restart', () => server.restart('SIGTERM'));
		await at(0.5, 'a kill', async () => {
			killedAt.push(Date.now());
			await server.restart('SIGKILL');
		});
		await at(0.65, 'a full disk', () => disk.fill());
		await at(isShort ? 0.85 : 0.7, 'room again', () => disk.free());
	};
	const begun = Date.now();
	const [edited, written] = await Promise.all([
		Promise.all(COLLEGES.map((college) => anEditor(stage, editor, college))),
		aWriter(stage),
		troubles(),
		server.sample(stage.isOver),
		aBlogReader(stage, editor, SECONDS * 30),
		...devices.map((device) => aDevice(stage, device)),
		...Array.from({ length: READERS }, (_, seed) => aReader(stage, seed)),
	]);
	// Everyone who was turned away gets through now.
	await Promise.all(devices.map((device) => pushAtLast(device, server.address)));
	const drained = Date.now() + (isShort ? 3 : 90) * 1000;
	while (Date.now() < drained && written.some((name) => !mail.takenAt.has(name))) await sleep(500);
	await server.stop();
	for (const device of devices) device.close();
	await Promise.all([mail.close(), blog.close()]);

	const faults = [
		...calls.faults,
		...faultsOfEdits(disk.path, devices),
		...faultsOfGuides(disk.path, edited),
		...faultsOfMail(disk.path, written, { takenAt: mail.takenAt, killedAt }),
		...(await faultsOfBackup(backups, savedBefore, join(folder, 'restored'))),
	];
	console.log(
		`\n${cpus().length} cores, Node ${process.version}, ${Math.round((Date.now() - begun) / 1000)} s\n`,
	);
	console.log(tableOf([['call', 'answered', 'median', 'p99', 'longest', 'sent away'], ...calls.rows()]));
	console.log(`\nmails         ${written.length} written, ${mail.takenAt.size} taken`);
	console.log(
		`memory        ${server.memory.at(0)?.toFixed(0)} MB at first, ${Math.max(...server.memory).toFixed(0)} at most, ${server.memory.at(-1)?.toFixed(0)} at the end`,
	);
	console.log(
		`event loop    p99 ${quantile(server.lags, 0.5).toFixed(0)} ms in the median of ${server.lags.length} samples, ${Math.max(...server.lags).toFixed(0)} in the worst`,
	);
	console.log(
		`away          ${server.downMs.map((ms) => `${Math.round(ms)} ms`).join(', ')} for the restart and after the kill`,
	);
	if (faults.length > 0) {
		console.error(server.said.slice(-40).join('\n'));
		throw new Error(`${faults.length} faults:\n${[...new Set(faults)].slice(0, 40).join('\n')}`);
	}
	console.log('\nNothing was lost.');
}

function tableOf(rows: string[][]): string {
	const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}
