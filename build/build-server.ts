import { join } from 'node:path';
import { build } from 'vite';
import { failOnIneffectiveImport } from './ineffective-imports.ts';

/**
 * Builds the server's programs, `main.js` and `admin.js`, and the thread that a remote database needs, into the given
 * folder.
 */
export async function buildServer(outDir: string): Promise<void> {
	await build({
		root: join(import.meta.dirname, '..'),
		configFile: false,
		logLevel: 'warn',
		ssr: {
			noExternal: true,
			external: ['better-sqlite3', 'oidc-provider', '@napi-rs/image', 'pino', 'prom-client'],
		},
		build: {
			ssr: true,
			rolldownOptions: {
				input: {
					main: 'server/main.ts',
					admin: 'server/commands.ts',
					'database-thread': 'server/db/remote/database-thread.mjs',
				},
				onwarn: failOnIneffectiveImport,
			},
			outDir,
			emptyOutDir: true,
			copyPublicDir: false,
			target: 'node20',
			sourcemap: true,
		},
	});
}
