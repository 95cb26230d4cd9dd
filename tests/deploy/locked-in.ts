import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group that own nothing. */
const NOBODY = 65_534;

/** A command with its words. */
export type Command = [string, ...string[]];

/** Where somebody is locked in: the tree, and the only folder that may be written to. */
export interface Cell {
	tree: string;
	dataDir: string;
}

/** A folder of the data's own, which nobody may write to. */
export function aDataFolder(folder: string): string {
	const dataDir = join(folder, 'data');
	mkdirSync(dataDir, { mode: 0o700 });
	if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY);
	return dataDir;
}

/**
 * The command as somebody who may do nothing: with no capability, on a read-only root. As root that is `nobody`, in a namespace in which
 * every disk is mounted so but the data and a `/tmp` of its own; else it is this user, from whom the tree's writing is taken by permissions.
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
		// What lies under /tmp is reached by these once another /tmp lies over it.
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
