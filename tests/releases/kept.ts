import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectFile } from '#server/start/project.ts';

const JOURNAL = 'meta/_journal.json';
const journalOf = (folder: string): { entries: { idx: number }[] } =>
	JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8'));

/** The numbers of all migrations: after each of them there was a release. */
export const releases = (): number[] => journalOf(projectFile('drizzle')).entries.map(({ idx }) => idx);

/** The migrations up to the one of this number, as a release of then had them. */
export function migrationsUntil(last: number): string {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-drizzle-'));
	cpSync(projectFile('drizzle'), folder, { recursive: true });
	const journal = journalOf(folder);
	journal.entries = journal.entries.filter(({ idx }) => idx <= last);
	writeFileSync(join(folder, JOURNAL), JSON.stringify(journal));
	return folder;
}

/** Where the database of a release is kept. */
export const keptFile = (release: number) =>
	join(import.meta.dirname, 'kept', `${String(release).padStart(4, '0')}.db.br`);

/** The database that a release left. */
export const readKept = (release: number): Buffer => brotliDecompressSync(readFileSync(keptFile(release)));
