import type { SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';
import { aMailServer } from './a-mail-server.ts';

const open: { close(): Promise<void> }[] = [];

/** Real mail servers, closed after each test of the file that asks for them. */
export function mailServers() {
	afterEach(async () => {
		await Promise.all(open.splice(0).map((server) => server.close()));
	});
	return async (options?: SMTPServerOptions, port?: number) => {
		const server = await aMailServer(options, port);
		open.push(server);
		return server;
	};
}
