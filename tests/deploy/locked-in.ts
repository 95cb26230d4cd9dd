import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group that own nothing. */
const NOBODY = 65_534;

/** A command with its arguments. */
export type Command = [string, ...string[]];

/** Limits for a locked-in process: its tree, and the only folder it may write to. */
export interface Cell {
	tree: string;
	dataDir: string;
}

/** A new data folder, which belongs to `nobody` if this runs as root. */
export function aDataFolder(folder: string): string {
	const dataDir = join(folder, 'data');
	mkdirSync(dataDir, { mode: 0o700 });
	if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY);
	return dataDir;
}

/**
 * The command, run by a user without any rights: no capabilities, on a read-only root. As root, that is `nobody` in a
 * namespace where every disk is read-only except the data and a `/tmp` of its own; otherwise it is the current user,
 * who loses write permission on the tree.
 */
export function lockedIn({ tree, dataDir }: Cell, command: Command): Command {
	if (process.getuid?.() !== 0)
		return ['sh', '-euc', 'chmod -R a-w "$0" && cd "$0" && exec "$@"', tree, ...command];
	const drop = [
		`setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs`,
		'--inh-caps=-all --bounding-set=-all --',
	].join(' ');
	const script = [
		'tree=$0 data=$1',
		'shift',
		// Folders under /tmp are reached through these once another /tmp is mounted over it.
		'exec 3<"$tree" 4<"$data"',
		'mount -t tmpfs -o mode=1777 tmp /tmp',
		'mkdir -p "$tree" "$data"',
		'mount --no-canonicalize --bind /proc/self/fd/3 "$tree"',
		'mount --no-canonicalize --bind /proc/self/fd/4 "$data"',
		'mount -o remount,bind,ro "$tree"',
		'mount -o remount,bind,ro /',
		'cd "$tree"',
		`exec ${drop} "$@" 3<&- 4<&-`,
	].join('\n');
	return ['unshare', '--mount', 'sh', '-euc', script, tree, dataDir, ...command];
}
