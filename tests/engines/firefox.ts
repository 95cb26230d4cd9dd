import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { start } from '../programs/processes.ts';
import { commands, Refused, type Wire } from './wire.ts';

/** A port that the system chooses, and Firefox writes into its profile. */
const preferences = 'user_pref("marionette.port", 0);\n';

/**
 * Starts Firefox with a profile of its own, and speaks Marionette with it: what geckodriver translates WebDriver into, one to one. Debian
 * has no package of geckodriver.
 */
export async function startFirefox(folder: string, display: string): Promise<Wire> {
	const profile = mkdtempSync(join(folder, 'firefox-'));
	writeFileSync(join(profile, 'user.js'), preferences);
	const port = join(profile, 'MarionetteActivePort');
	const browser = await start(
		'firefox-esr',
		['--marionette', '--no-remote', '--profile', profile],
		async () => existsSync(port) && readFileSync(port, 'utf8') !== '',
		{ env: { DISPLAY: display, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' } },
	);
	const ask = await speak(Number(readFileSync(port, 'utf8')));
	await ask('WebDriver:NewSession', {});
	return {
		send: async (command, parameters = {}) => {
			const answer = await ask(commands[command][2], parameters);
			return (answer as { value?: unknown } | null)?.value;
		},
		end: browser.stop,
	};
}

/** Each message is its length in bytes, a colon, and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`. */
async function speak(port: number) {
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
	const hear = (message: unknown) => {
		// The first one is a greeting.
		if (!Array.isArray(message)) return;
		const [, id, error, result] = message;
		const asked = waiting.get(id);
		waiting.delete(id);
		if (error) asked?.reject(new Refused(error.error, error.message));
		else asked?.resolve(result);
	};
	listen(socket, hear);
	socket.on('close', () => {
		for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
	});
	let last = 0;
	return (command: string, parameters: object) =>
		new Promise<unknown>((resolve, reject) => {
			last += 1;
			waiting.set(last, { resolve, reject });
			const packet = Buffer.from(JSON.stringify([0, last, command, parameters]));
			socket.write(`${packet.length}:`);
			socket.write(packet);
		});
}

function listen(socket: Socket, hear: (message: unknown) => void) {
	let rest = Buffer.alloc(0);
	socket.on('data', (chunk) => {
		rest = Buffer.concat([rest, chunk]);
		for (;;) {
			const colon = rest.indexOf(':');
			if (colon < 0) return;
			const end = colon + 1 + Number(rest.subarray(0, colon));
			if (rest.length < end) return;
			hear(JSON.parse(rest.subarray(colon + 1, end).toString()));
			rest = rest.subarray(end);
		}
	});
}
