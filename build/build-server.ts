import { join } from 'node:path';
import { build, type LogLevel } from 'vite';

/** Makes the server's two programs, `main.js` and `admin.js`, in this folder of the project. */
export async function buildServer(outDir: string, logLevel: LogLevel = 'info'): Promise<void> {
	await build({
		root: join(import.meta.dirname, '..'),
		configFile: false,
		logLevel,
		ssr: { noExternal: true, external: ['better-sqlite3', 'oidc-provider'] },
		build: {
			ssr: true,
			rolldownOptions: { input: ['server/main.ts', 'server/admin.ts'] },
			outDir,
			emptyOutDir: true,
			copyPublicDir: false,
			target: 'node20',
			sourcemap: true,
		},
	});
}
