import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, start } from '../programs/processes.ts';

/** A Debian booted in a container. */
export interface Machine extends Running {
	/**
	 * Runs a block of commands there as root, up to the first that fails; returns the output. With `isOnline`, it can
	 * download things. @throws an error with the output when it fails.
	 */
	run(block: string, options?: { isOnline?: boolean }): string;
	/** The command prefix that runs one of our own programs in that machine's network. */
	inItsNetwork: string[];
	/** The path here of a file on that machine, once it differs from this machine's. */
	fileOf(path: string): string;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A fresh machine has none of these; the last one would keep Debian's packages from starting their services. */
const NOT_THERE = 'usr/bin/node usr/bin/npm usr/bin/npx usr/lib/node_modules usr/sbin/policy-rc.d';

/**
 * Boots this machine's own Debian in a container: systemd is its first process, its disk is this machine's with all
 * changes written to `folder`, its network contains only itself, and its `/srv` is `folder/srv`. It has no Node.
 */
export async function bootMachine(nspawn: string, folder: string): Promise<Machine> {
	const [root, changes, work, srv, pid] = ['root', 'changes', 'work', 'srv', 'pid'].map((name) =>
		join(folder, name),
	) as [string, string, string, string, string];
	for (const path of [root, changes, work, srv]) mkdirSync(path, { recursive: true });
	const script = [
		`mount -t overlay overlay -o 'lowerdir=/,upperdir=${changes},workdir=${work}' '${root}'`,
		`cd '${root}' && rm -rf ${NOT_THERE}`,
		`echo $$ > '${pid}'`,
		'exec "$0" "$@"',
	].join('\n');
	const container = ['--quiet', '--register=no', '--keep-unit', '--link-journal=no', '--resolv-conf=off'];
	const own = [`--directory=${root}`, `--bind=${srv}:/srv`, '--private-network', '--console=pipe', '--boot'];
	let leader = '';
	const inside = (command: string[], isOnline: boolean) => {
		const spaces = ['--mount', '--uts', '--ipc', '--pid', '--root', ...(isOnline ? [] : ['--net'])];
		const environment = ['env', '-i', 'HOME=/root', 'EDITOR=edit', `PATH=${PATH}`];
		return spawnSync('nsenter', [`--target=${leader}`, ...spaces, ...environment, ...command], {
			encoding: 'utf8',
		});
	};
	const hasBooted = async () => {
		// Looked up each time: its first child is not systemd yet, and ends.
		leader = existsSync(pid) ? firstChildOf(readFileSync(pid, 'utf8').trim()) : '';
		if (leader === '') return false;
		// It need not all work: this machine's own services may have nothing to do there.
		return /running|degraded/.test(inside(['systemctl', 'is-system-running'], false).stdout);
	};
	const words = ['--mount', 'sh', '-euc', script, nspawn, ...container, ...own];
	const running = await start('unshare', words, hasBooted);
	return {
		...running,
		inItsNetwork: ['nsenter', `--target=${leader}`, '--net'],
		fileOf: (path) => join(changes, path),
		run(block, { isOnline = false } = {}) {
			const { status, stdout, stderr } = inside(['sh', '-euc', block], isOnline);
			if (status !== 0) throw new Error(`This ended with ${status}:\n${block}\n${stdout}\n${stderr}`);
			return stdout;
		},
	};
}

const firstChildOf = (process: string) =>
	readFileSync(`/proc/${process}/task/${process}/children`, 'utf8').split(' ')[0] ?? '';
