import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import type { StopWork } from './timing/repeat.ts';

const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Finishes open requests, accepts no new ones, then closes the database; hanging requests are cut off after ten
 * seconds.
 */
export function stopGracefully(
	server: Server,
	{ db, stopping, stopBackground }: { db: Db; stopping: AbortController; stopBackground: StopWork },
) {
	const stop = () => {
		if (stopping.signal.aborted) return;
		stopping.abort();
		const over = sleep(PATIENCE_MS);
		const background = Promise.race([stopBackground(), over]);
		server.close(async () => {
			await background;
			db.$client.close();
			process.exit(0);
		});
		// A proxy keeps its connections open: each is closed once it has its answer.
		setInterval(() => server.closeIdleConnections(), SWEEP_MS);
		void over.then(() => server.closeAllConnections());
	};
	// Not `once`: a Ctrl-C comes twice, from the terminal and through npm, and with nobody to hear it the second one kills.
	process.on('SIGTERM', stop);
	process.on('SIGINT', stop);
}
