import { existsSync, readdirSync, statSync } from 'node:fs';

/**
 * True when another process can be seen to have the file open. Works only on Linux, for processes of the same user or,
 * as root, of all users; processes in other containers stay invisible.
 */
export function isOpenElsewhere(file: string): boolean {
	if (!existsSync('/proc/self/fd')) return false;
	const wanted = identityOf(file);
	const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
	return others.some((id) => {
		const folder = `/proc/${id}/fd`;
		const opened = ifSeen(() => readdirSync(folder)) ?? [];
		return opened.some((name) => ifSeen(() => identityOf(`${folder}/${name}`)) === wanted);
	});
}

function identityOf(file: string): string {
	const { dev, ino } = statSync(file);
	return `${dev}:${ino}`;
}

/** Looks at another process; undefined when it has ended, has closed the file, or belongs to another user. */
function ifSeen<T>(look: () => T): T | undefined {
	try {
		return look();
	} catch (error) {
		if (/^(ENOENT|ESRCH|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
		throw error;
	}
}
