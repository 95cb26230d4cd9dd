import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { projectFile } from '#server/start/project.ts';
import type { BenchDevice } from '../bench/sync/device.ts';
import { lookForAcknowledged } from '../bench/sync/look.ts';

/** Everything that a device had been told was saved, at one moment. */
export type Saved = Pick<BenchDevice, 'trip' | 'acked'>;
export const savedNow = (devices: readonly BenchDevice[]): Saved[] =>
	devices.map(({ trip, acked }) => ({ trip, acked: new Map(acked) }));

/** Runs `npm run backup` beside a server, or `npm run restore`; resolves with what it said. */
export async function admin(dataDir: string, ...words: string[]): Promise<string> {
	const program = [projectFile('build/start.mjs'), 'admin', ...words];
	const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
	return (await promisify(execFile)(process.execPath, program, { env, cwd: projectFile() })).stdout;
}

/** Restores the backup into a new folder, and lists what is missing of what had been saved when it began. */
export async function faultsOfBackup(
	backups: string,
	saved: readonly Saved[],
	folder: string,
): Promise<string[]> {
	const [name = ''] = readdirSync(backups).filter((each) => each.endsWith('.db'));
	mkdirSync(folder);
	await admin(folder, 'restore', join(backups, name));
	return faultsOfEdits(folder, saved).map((fault) => `in the backup: ${fault}`);
}

/** Saved edits missing from the database of a stopped server. */
export function faultsOfEdits(dataDir: string, saved: readonly Saved[]): string[] {
	const { lost, isWhole } = lookForAcknowledged(join(dataDir, 'tour-trails.db'), saved);
	return [
		...(lost > 0 ? [`${lost} acknowledged edits are lost`] : []),
		...(isWhole ? [] : ['the database is broken']),
	];
}

/** Editors' saved guides that are missing, or have no row in the log. */
export function faultsOfGuides(
	dataDir: string,
	edited: readonly { college: number; acked: number }[],
): string[] {
	return reading(dataDir, (db) =>
		edited.flatMap(({ college, acked }) => {
			const stored = db
				.prepare('select stay_html from colleges where ipeds_id = ?')
				.pluck()
				.get(college) as string;
			const number = Number(/Edit (\d+)/.exec(stored)?.[1] ?? 0);
			const logged = db
				.prepare("select count(*) from audit_log where what = 'college' and key = ?")
				.pluck()
				.get(String(college)) as number;
			const faults = [];
			if (number < acked)
				faults.push(`the guide of ${college} is at edit ${number}, ${acked} was acknowledged`);
			if (acked > 0 && logged === 0) faults.push(`no change of ${college} is in the log`);
			return faults;
		}),
	);
}

/** Emails that were lost, and those that came twice without a reason: a server that was killed may not know that it had sent one. */
export function faultsOfMail(
	dataDir: string,
	acked: readonly string[],
	{ takenAt, killedAt }: { takenAt: ReadonlyMap<string, number[]>; killedAt: readonly number[] },
): string[] {
	const waiting = reading(dataDir, (db) =>
		db.prepare('select subject || text from outbox_mails where sent is null and dead is null').pluck().all(),
	) as string[];
	const isWaiting = (name: string) => waiting.some((words) => new RegExp(`drill-${name}(?!\\d)`).test(words));
	const lost = acked.filter((name) => !takenAt.has(name) && !isWaiting(name));
	const wasKilled = (first = 0) => killedAt.some((at) => at > first - 1000 && at < first + 3000);
	const twice = [...takenAt].filter(([, times]) => times.length > 1 && !wasKilled(times[0]));
	return [
		...lost.map((name) => `mail ${name} is lost`),
		...twice.map(([name, times]) => `mail ${name} was sent ${times.length} times`),
	];
}

function reading<T>(dataDir: string, read: (db: Database.Database) => T): T {
	const db = new Database(join(dataDir, 'tour-trails.db'), { readonly: true });
	try {
		return read(db);
	} finally {
		db.close();
	}
}
