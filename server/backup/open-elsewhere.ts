import { existsSync, readdirSync, statSync } from 'node:fs';

/**
 * Whether another process has the file open, as far as can be seen: on Linux alone, and of the processes of this user or, to root, of all of
 * them. None is seen in another container.
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

/** What is seen of another process; nothing when it has ended meanwhile, has closed the file, or is another user's. */
function ifSeen<T>(look: () => T): T | undefined {
	try {
		return look();
	} catch (error) {
		if (/^(ENOENT|ESRCH|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
		throw error;
	}
}
