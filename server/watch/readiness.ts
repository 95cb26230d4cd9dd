import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '#domain/reason-of.ts';
import { type Db, schemaOf } from '#server/db/open.ts';
import { patiently } from '#server/db/patient.ts';
import type { Log } from '#server/http/log.ts';
import { type Disk, disk } from './disk.ts';

/** Why this process cannot serve visitors now, one sentence each; empty when it can. */
export type Readiness = () => Promise<string[]>;

/** With less than this, trip edits will soon fail to save. */
const LEAST_FREE_BYTES = 200e6;
/** More frequent calls get the last result: a check costs a write lock and a write. */
const LOOKED_EVERY_MS = 2000;

interface ReadinessParts {
	db: Db;
	/** The file that `db` was opened from; null for a database on its own server. */
	file: string | null;
	/** One of the built client's files; null when Vite serves it. */
	clientFile: string | null;
	/** Milliseconds on a clock that nobody sets. */
	now?: () => number;
	log: Log;
	disk?: Disk;
}

/** Creates the check whether this process can serve visitors; each change is logged once. */
export function createReadiness(parts: ReadinessParts): Readiness {
	const { db, file, clientFile, now = () => performance.now(), log } = parts;
	const opened = file !== null && identityOf(file);
	const schema = schemaOf(db);
	let lastLogged = '';
	let last: { at: number; faults: Promise<string[]> } | undefined;
	const look = async () => {
		const faults = [
			file !== null && fileFault(file, opened),
			(await writeFault(db)) || schemaFault(db, schema),
			file !== null && (await diskFault(dirname(file), parts.disk ?? disk)),
			clientFile !== null && !existsSync(clientFile) && `the built client is gone: ${clientFile} is missing`,
		].filter((fault) => fault !== false);
		const words = faults.join('; ');
		if (withoutSizes(words) !== withoutSizes(lastLogged))
			log(words === '' ? 'ready again' : `not ready: ${words}`);
		lastLogged = words;
		return faults;
	};
	return () => {
		if (last === undefined || now() - last.at >= LOOKED_EVERY_MS) last = { at: now(), faults: look() };
		return last.faults;
	};
}

/** A disk that fills up reports a different size each time, but counts as one fault. */
const withoutSizes = (words: string) => words.replaceAll(/\d+ MB/g, '');

function fileFault(file: string, opened: ReturnType<typeof identityOf> | false): string | false {
	try {
		return (
			identityOf(file) !== opened && `${file} is not the file that was opened: it was replaced or deleted`
		);
	} catch (error) {
		return `${file} cannot be looked at: ${reasonOf(error)}`;
	}
}

/** Identifies a file regardless of its name: a replacement has a different identity. */
function identityOf(file: string) {
	const stat = statSync(file, { throwIfNoEntry: false });
	return stat && `${stat.dev}:${stat.ino}`;
}

function schemaFault(db: Db, schema: number): string | false {
	try {
		return schemaOf(db) !== schema && 'the schema is not the one that this process started with';
	} catch (error) {
		return `the database cannot be read: ${reasonOf(error)}`;
	}
}

/** Returns the fault when the database cannot be written, else false. */
export async function writeFault(db: Db): Promise<string | false> {
	try {
		await patiently(() => {
			db.$client.exec('begin immediate');
			db.$client.exec('rollback');
		});
		return false;
	} catch (error) {
		return `the database cannot be written: ${reasonOf(error)}`;
	}
}

/** A write lock can be taken even on a disk that accepts no more data: only a write shows that. */
async function diskFault(folder: string, disk: Disk): Promise<string | false> {
	try {
		await disk.tryWriting(folder);
		return await roomFault(folder, disk);
	} catch (error) {
		return `nothing can be written to ${folder}: ${reasonOf(error)}`;
	}
}

/** Returns the fault when a folder's disk is nearly full, else false. */
export async function roomFault(folder: string, { freeBytes }: Disk): Promise<string | false> {
	const free = await freeBytes(folder);
	return free < LEAST_FREE_BYTES && `the disk of ${folder} has ${(free / 1e6).toFixed(0)} MB left`;
}
