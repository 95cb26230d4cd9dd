import { join } from 'node:path';
import { build, type LogLevel } from 'vite';

/** Makes the server one file, `main.js`, in this folder of the project. */
export async function buildServer(outDir: string, logLevel: LogLevel = 'info'): Promise<void> {
	await build({
		root: join(import.meta.dirname, '..'),
		configFile: false,
		logLevel,
		ssr: { noExternal: true, external: ['better-sqlite3', 'oidc-provider'] },
		build: {
			ssr: 'server/main.ts',
			outDir,
			emptyOutDir: true,
			copyPublicDir: false,
			target: 'node20',
			sourcemap: true,
		},
	});
}
