import { existsSync, readdirSync, statSync } from 'node:fs';

/**
 * True when another process visibly has the file open. Works on Linux alone, for processes of the same user or, as
 * root, for all of them; those in other containers stay invisible.
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

/**
 * A look at another process; undefined when it has ended meanwhile, has closed the file, or belongs to another user.
 */
function ifSeen<T>(look: () => T): T | undefined {
	try {
		return look();
	} catch (error) {
		if (/^(ENOENT|ESRCH|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
		throw error;
	}
}
