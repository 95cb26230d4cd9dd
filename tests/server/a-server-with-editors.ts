import { auditLog } from '#server/audit/table.ts';
import { revisionReader } from '#server/db/revision.ts';
import { aMember } from './a-member.ts';
import { aServer } from './a-server.ts';

/** A server with an admin and an editor; `ask` asks it as the admin unless other headers are given. */
export async function aServerWithEditors(options: Parameters<typeof aServer>[0] = {}) {
	const server = aServer(options);
	const admin = await aMember(server.db, 'joy', { group: 'admin' });
	const editor = await aMember(server.db, 'ed', { access: 1 });
	const ask = (path: string, { body, headers = admin.headers }: { body?: unknown; headers?: object } = {}) =>
		server.app.request(path, {
			method: body === undefined ? 'GET' : 'POST',
			headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	/** An answer with its status. */
	const answerTo = async (path: string, given?: Parameters<typeof ask>[1]) => {
		const answer = await ask(path, given);
		return { status: answer.status, body: await answer.json() };
	};
	const log = () =>
		server.db
			.select()
			.from(auditLog)
			.all()
			.map(({ id, ...entry }) => entry);
	return { ...server, admin, editor, ask, answerTo, changes: log, revision: revisionReader(server.db) };
}
