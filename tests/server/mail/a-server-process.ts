import { type ChildProcess, spawn } from 'node:child_process';
import { aBuiltServer } from '../a-built-server.ts';

/** A real server process on a data folder, which sends its mail to that server, if any; `address` is where it listens. */
export async function aServerProcess(dataDir: string, smtpUrl: string | null) {
	const child: ChildProcess = spawn(process.execPath, [await aBuiltServer()], {
		env: {
			PATH: process.env.PATH,
			PORT: '0',
			PUBLIC_URL: 'https://tours.example',
			DATA_DIR: dataDir,
			...(smtpUrl !== null && {
				SMTP_URL: smtpUrl,
				MAIL_FROM: 'College Tour Trails <hello@tours.example>',
				CONTACT_TO: 'office@tours.example',
			}),
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
	const address = await new Promise<string>((resolve, reject) => {
		let said = '';
		child.on('exit', (code, signal) => reject(new Error(`The server ended (${code ?? signal}): ${said}`)));
		child.stdout?.on('data', (chunk: Buffer) => {
			said += chunk;
			const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
			if (found) resolve(found);
		});
	});
	const stop = async (signal: NodeJS.Signals) => {
		child.kill(signal);
		await ended;
	};
	return { address, stop };
}
