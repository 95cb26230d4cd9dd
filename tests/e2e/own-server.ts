import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type RunningServer, startServer } from './start-server.mjs';

export interface OwnServer {
	server: RunningServer;
	/** The server's own database, for rows that would take a year to come about. */
	db: Database.Database;
	/** Stops it, which deletes its data. */
	stop: () => Promise<void>;
}

/** A server that no other test uses. */
export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
	const server = await startServer({ environment });
	const db = new Database(join(server.dataDir, 'tour-trails.db'));
	return {
		server,
		db,
		stop: async () => {
			db.close();
			await server.stop();
		},
	};
}
