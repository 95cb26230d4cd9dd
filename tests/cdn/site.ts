import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/table.ts';
import { openDatabase } from '#server/db/open.ts';
import { projectFile } from '#server/start/project.ts';
import { addMembers } from '../bench/sync/members.ts';
import { freePort, type Running, start } from '../programs/processes.ts';

/** Someone of the site, and what their browser sends. */
export interface Person {
	id: string;
	headers: Record<string, string>;
}

/** The built server on a port that it keeps, for people who are signed in; the last of them is an editor. */
export async function aSite(dataDir: string, people: readonly string[]) {
	const members = await addMembers(dataDir, people);
	const editor = members.at(-1)?.id ?? '';
	const db = openDatabase(dataDir);
	db.update(accounts).set({ access: 1 }).where(eq(accounts.id, editor)).run();
	db.$client.close();
	const port = await freePort();
	const env = {
		PORT: String(port),
		DATA_DIR: dataDir,
		NODE_ENV: 'production',
		PUBLIC_URL: 'https://localhost',
		TRUSTED_PROXIES: '1',
	};
	const isUp = () =>
		fetch(`http://127.0.0.1:${port}/api/ready`).then(
			({ ok }) => ok,
			() => false,
		);
	return {
		port,
		start: (): Promise<Running> =>
			start(process.execPath, [projectFile('dist/server/main.js')], isUp, { env }),
		people: members.map(
			({ id, cookie }): Person => ({
				id,
				headers: { Cookie: `__Host-${cookie}`, 'Sec-Fetch-Site': 'same-origin' },
			}),
		),
	};
}
