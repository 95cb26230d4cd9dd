import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type RunningServer, startServer } from './start-server.mjs';

export interface OwnServer {
	server: RunningServer;
	/** The server's own database, for rows that would take a year to come about. */
	db: Database.Database;
	/** Stops it, and deletes its data. */
	stop: () => Promise<void>;
}

/** A server that no other test uses. */
export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
	const dataDir = mkdtempSync(join(tmpdir(), 'tour-trails-own-'));
	const server = await startServer({ environment: { DATA_DIR: dataDir, ...environment } });
	const db = new Database(join(dataDir, 'tour-trails.db'));
	return {
		server,
		db,
		stop: async () => {
			db.close();
			await server.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
