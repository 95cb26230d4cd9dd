import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { aBuiltServer } from './a-built-server.ts';

/**
 * What `npm run admin` says and ends with. `blocks`: how many blocks of 512 bytes a file may have, as on a disk that is
 * nearly full.
 */
export async function runAdmin(
	args: string[],
	environment: Record<string, string>,
	{ blocks = null as number | null } = {},
): Promise<{ code: number; output: string }> {
	const program = [process.execPath, join(dirname(await aBuiltServer()), 'admin.js'), ...args];
	const [file = '', ...rest] =
		blocks === null ? program : ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...program];
	const env = { PATH: process.env.PATH, ...environment };
	return new Promise((resolve) => {
		execFile(file, rest, { env }, (error, out, complaints) =>
			resolve({ code: Number(error?.code ?? 0), output: out + complaints }),
		);
	});
}
