import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group that own nothing. */
const NOBODY = 65_534;

/** A command with its words. */
export type Command = [string, ...string[]];

/** A folder of the data's own, which nobody may write to. */
export function aDataFolder(folder: string): string {
	const dataDir = join(folder, 'data');
	mkdirSync(dataDir, { mode: 0o700 });
	if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY);
	return dataDir;
}

/**
 * The command as somebody who may do nothing: with no capability, and the tree read-only. As root that is `nobody`, in a
 * namespace where the tree is mounted so; else it is this user, from whom the tree's writing is taken by permissions.
 */
export function lockedIn(tree: string, command: Command): Command {
	if (process.getuid?.() !== 0)
		return ['sh', '-euc', 'chmod -R a-w "$0" && cd "$0" && exec "$@"', tree, ...command];
	const drop = [
		`setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs`,
		'--inh-caps=-all --bounding-set=-all --',
	].join(' ');
	const script = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec ${drop} "$@"`;
	return ['unshare', '--mount', 'sh', '-euc', script, tree, ...command];
}
