import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Figure } from '../figure.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { type BenchDevice, benchDevices } from './device.ts';

const KILLS = Number(process.env.KILLS ?? 40);
const DEVICES = 8;

/** Kills the server with SIGKILL in the middle of pushes, again and again, and looks for what it had acknowledged. */
export async function syncKills(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const devices = await benchDevices(DEVICES, folder.path);
	let lost = 0;
	let broken = 0;
	for (let kill = 0; kill < KILLS; kill++) {
		const server = await startProduct(folder.path);
		const ended = new Promise((resolve) => server.process.once('exit', resolve));
		setTimeout(() => server.process.kill('SIGKILL'), 100 + Math.random() * 500);
		await Promise.all(devices.map((device) => pushUntilCut(device, server.address)));
		await ended;
		const found = look(join(folder.path, 'tour-trails.db'), devices);
		lost += found.lost;
		broken += found.isWhole ? 0 : 1;
	}
	for (const device of devices) device.close();
	folder.remove();
	const pushes = devices.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0);
	return [
		{
			name: `Acknowledged edits lost in ${KILLS} SIGKILLs under load`,
			ours: lost,
			unit: 'edits',
			budget: { atMost: 0 },
			note: `of ${pushes}`,
		},
		{ name: 'Databases broken by them', ours: broken, unit: 'databases', budget: { atMost: 0 } },
	];
}

async function pushUntilCut(device: BenchDevice, address: string): Promise<void> {
	for (;;) {
		try {
			await device.push(address);
		} catch (error) {
			// The connection was cut: that is the point. Anything else is a failure of the bench.
			if ((error as NodeJS.ErrnoException).code) return;
			throw error;
		}
	}
}

function look(file: string, devices: readonly BenchDevice[]): { lost: number; isWhole: boolean } {
	const db = new Database(file);
	const cell = db.prepare('select value from trip_cells where trip_id = ? and path = ?').pluck();
	let lost = 0;
	for (const { trip, acked } of devices) {
		for (const [path, value] of acked) {
			const held = cell.get(trip, path);
			// A later write that was committed and not answered may stand there.
			if (held === undefined || numberOf(JSON.parse(held as string)) < numberOf(value)) lost++;
		}
	}
	const isWhole = db.pragma('integrity_check', { simple: true }) === 'ok';
	db.close();
	return { lost, isWhole };
}

const numberOf = (value: string) => (value === 'live' ? 0 : Number(value.split(' ')[1]));
