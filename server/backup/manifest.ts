import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Database from 'better-sqlite3';
import * as z from 'zod/mini';
import { LAST_MIGRATION } from '#server/db/open.ts';
import { version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';

const manifestSchema = z.object({
	format: z.literal(1),
	/** The release that made the backup. */
	version: z.string(),
	/** ISO 8601. */
	made: z.iso.datetime(),
	/** The schema's last migration, in drizzle's numbering by epoch milliseconds. */
	schema: z.int(),
	/** The revision of the public content. */
	revision: z.int(),
	/** Rows per table. */
	rows: z.record(z.string(), z.int()),
	bytes: z.int(),
	sha256: z.string(),
});

/** A backup's description, stored in a JSON file next to it. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest's file: `tour-trails.db` has `tour-trails.db.json`. */
export const manifestFile = (backup: string) => `${backup}.json`;

/** Checks a database file from end to end. @throws StartError when it is not an intact database of this product. */
export async function describeBackup(file: string, made: Date): Promise<Manifest> {
	const { schema, revision, rows } = readWhole(file);
	return {
		format: 1,
		version,
		made: made.toISOString(),
		schema,
		revision,
		rows,
		...(await contentsOf(file)),
	};
}

/**
 * Reads a backup's manifest and checks the file against it, byte by byte.
 * @throws StartError when there is none, or the file has changed.
 */
export async function readManifest(file: string): Promise<Manifest> {
	const manifest = parseManifest(manifestFile(file));
	const { bytes, sha256 } = await contentsOf(file).catch((error: NodeJS.ErrnoException) => {
		throw new StartError(`${file} cannot be read (${error.code ?? error.message}).`);
	});
	if (bytes !== manifest.bytes || sha256 !== manifest.sha256)
		throw new StartError(`${file} is damaged: it is no longer what its manifest says.`);
	readWhole(file);
	return manifest;
}

/** Reads a manifest alone. @throws StartError when it is not one. */
export function parseManifest(file: string): Manifest {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		throw new StartError(
			`${file} cannot be read (${(error as NodeJS.ErrnoException).code}): a backup needs it.`,
		);
	}
	try {
		return manifestSchema.parse(JSON.parse(text));
	} catch {
		throw new StartError(`${file} is damaged: it is not a backup manifest.`);
	}
}

/** Reads every page of a database. @throws StartError when it is damaged, or not one of this product. */
export function readWhole(file: string): Pick<Manifest, 'schema' | 'revision' | 'rows'> {
	const db = new Database(file, { readonly: true, fileMustExist: true });
	try {
		const number = (sql: string) => Number(db.prepare(sql).pluck().get());
		const faults = db.pragma('integrity_check', { simple: true });
		if (faults !== 'ok') throw new StartError(`${file} is damaged: ${faults}.`);
		const tables = db
			.prepare<[], string>(
				"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
			)
			.pluck()
			.all();
		return {
			schema: number(LAST_MIGRATION),
			revision: number('select coalesce(max(revision), 0) from content_revision'),
			rows: Object.fromEntries(tables.map((table) => [table, number(`select count(*) from "${table}"`)])),
		};
	} catch (error) {
		if (error instanceof Database.SqliteError)
			throw new StartError(`${file} is damaged, or not a database of this product: ${error.message}.`);
		throw error;
	} finally {
		db.close();
	}
}

async function contentsOf(file: string): Promise<Pick<Manifest, 'bytes' | 'sha256'>> {
	const hash = createHash('sha256');
	let bytes = 0;
	await pipeline(createReadStream(file), async function* (chunks) {
		for await (const chunk of chunks) {
			bytes += chunk.length;
			hash.update(chunk);
			yield;
		}
	});
	return { bytes, sha256: hash.digest('hex') };
}
