import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import { backupsIn, newestBackup } from '#server/backup/backups-in.ts';
import type { Config } from '#server/config.ts';
import { bytesOf, connectRemote, type Db, databaseFile, newestSchema, schemaOf } from '#server/db/open.ts';
import type { RemoteSettings } from '#server/db/remote/bridge.ts';
import { startFault } from '#server/db/start-fault.ts';
import { localAddress } from '#server/http/loopback.ts';
import { projectFile, version } from '#server/start/project.ts';
import { disk } from '#server/watch/disk.ts';
import { roomFault, writeFault } from '#server/watch/readiness.ts';
import { askServer } from './ask-server.ts';
import { type Finding, looked } from './finding.ts';
import { openToLook } from './open-to-look.ts';

/** One failed nightly backup is not yet a fault. */
const OLDEST_BACKUP_MS = 2 * DAY_MS;

/** Checks this machine, and that the site can be reached. Changes nothing. */
export function checkMachine(config: Config, now: Date): Promise<Finding[]> {
	const { dataDir, database, backupDir, publicUrl } = config;
	const here = localAddress(config.host, config.port);
	const checks = [
		looked('Server', () => askServer(`${here}/api/ready`, here)),
		looked('Database', () => (database === null ? lookAtDatabase(dataDir) : lookAtRemote(database, dataDir))),
		looked('Disk', () => lookAtDisk(dataDir)),
	];
	if (publicUrl !== here)
		checks.unshift(looked('Site', () => askServer(`${publicUrl}/api/health`, publicUrl)));
	// A database on its own server is backed up there, by other means.
	if (database === null && backupDir !== null)
		checks.push(looked('Backups', async () => lookAtBackups(backupDir, now)));
	return Promise.all(checks);
}

async function lookAtDatabase(dataDir: string): Promise<string> {
	const file = databaseFile(dataDir);
	if (!existsSync(file)) {
		accessSync(nearestFolder(dataDir), constants.W_OK);
		return 'none yet: the first start makes it';
	}
	const { size } = statSync(file);
	if (size === 0)
		throw new Error(`${file} is empty: restore it from a backup, or delete it to begin a new site`);
	try {
		for (const path of [dataDir, file]) accessSync(path, constants.W_OK);
		const db = openToLook(file);
		if (db === null) return `${sized(file, size)}; too large to be looked into while no server has it open`;
		try {
			return sizeAndSchema(db, file, size);
		} finally {
			db.$client.close();
		}
	} catch (error) {
		throw startFault(error, dataDir);
	}
}

async function lookAtRemote(database: RemoteSettings, dataDir: string): Promise<string> {
	const db = connectRemote(database);
	try {
		const hasSchema = "select count(*) from sqlite_master where name = '__drizzle_migrations'";
		if (db.$client.prepare(hasSchema).pluck().get() === 0)
			return `${database.url} answers, and is empty: the first start fills it`;
		const fault = await writeFault(db);
		if (fault) throw new Error(fault);
		return sizeAndSchema(db, database.url, bytesOf(db, null));
	} catch (error) {
		throw startFault(error, dataDir);
	} finally {
		db.$client.close();
	}
}

function sizeAndSchema(db: Db, name: string, bytes: number): string {
	const [schema, newest] = [schemaOf(db), newestSchema(projectFile('drizzle'))];
	if (schema > newest) throw new Error(`${name} is of a newer release than this one, ${version}`);
	const size = sized(name, bytes);
	return schema < newest ? `${size}; the next start brings it up to this release` : size;
}

const sized = (name: string, bytes: number) => `${name}, ${(bytes / 1e6).toFixed(1)} MB`;

async function lookAtDisk(dataDir: string): Promise<string> {
	const folder = nearestFolder(dataDir);
	const fault = await roomFault(folder, disk);
	if (fault) throw new Error(fault);
	return `${((await disk.freeBytes(folder)) / 1e9).toFixed(1)} GB left`;
}

const nearestFolder = (path: string): string =>
	existsSync(path) ? path : nearestFolder(dirname(resolve(path)));

function lookAtBackups(folder: string, now: Date): string {
	accessSync(folder, constants.W_OK);
	const newest = newestBackup(folder);
	const made = newest.toISOString();
	if (now.getTime() - newest.getTime() > OLDEST_BACKUP_MS)
		throw new Error(`the newest backup in ${folder} was made on ${made}`);
	return `${backupsIn(folder).length} in ${folder}, the newest of ${made}`;
}
