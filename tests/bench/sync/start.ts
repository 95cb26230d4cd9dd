import { join } from 'node:path';
import { freePort, type Product, startProcess } from '../product.ts';

/** Starts the sync server on a folder. */
export async function startSyncServer(dataDir: string): Promise<Product> {
	const port = await freePort();
	const args = ['--import', 'tsx', join(import.meta.dirname, 'server.ts')];
	return startProcess(port, args, '/api/health', { PORT: String(port), DATA_DIR: dataDir });
}
