import { StartError } from '#server/start/start-error.ts';
import { isUnreachable } from './patient.ts';

/**
 * Turns an error into a sentence about why a data folder's database could not be opened; returns any other error
 * unchanged.
 */
export function startFault(error: unknown, dataDir: string): unknown {
	const cause = rootOf(error);
	const sentence = cause instanceof Error && !(cause instanceof StartError) && sentenceOf(cause, dataDir);
	return sentence ? new StartError(sentence) : cause;
}

/** Drizzle wraps SQLite's errors. */
function rootOf(error: unknown): unknown {
	return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

function sentenceOf(error: Error, dataDir: string): string | undefined {
	const { code = '', message } = error as NodeJS.ErrnoException;
	const [reason = ''] = message.split('\n');
	if (isUnreachable(error))
		return `DATABASE_URL: ${message}. Start it, or set DATABASE_URL and DATABASE_AUTH_TOKEN right.`;
	if (/NODE_MODULE_VERSION/.test(message))
		return `better-sqlite3 was built for another Node than this ${process.version}: run npm rebuild better-sqlite3.`;
	if (code === 'ERR_DLOPEN_FAILED' || /^Could not locate the bindings file/.test(message))
		return `better-sqlite3 cannot be loaded (${reason}): run npm rebuild better-sqlite3.`;
	if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
		return `The database in ${dataDir} is damaged (${message}): restore tour-trails.db from a backup. Nothing was changed.`;
	if (/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/.test(code))
		return `The disk of ${dataDir} is full (${message}): make room there and start again. Nothing was lost.`;
	// SQLite reports the same for a quota, a file size limit, and a failing disk.
	if (/^(SQLITE_IOERR|EIO$|EFBIG$)/.test(code))
		return `The disk of ${dataDir} cannot be read or written (${message}): see that it has room and is sound, and try again. Nothing was changed.`;
	if (/^SQLITE_(BUSY|LOCKED)/.test(code))
		return `Another program holds the database in ${dataDir}: end it, or let it finish, and start again.`;
	if (/^(SQLITE_(CANTOPEN|READONLY|PERM)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)/.test(code))
		return `Wrong configuration: DATA_DIR must be a folder that can be written to, and "${dataDir}" is not (${message}).`;
	return undefined;
}
