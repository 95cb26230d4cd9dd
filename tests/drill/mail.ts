import { setTimeout as sleep } from 'node:timers/promises';
import { aMailServer, reply } from '../server/mail/a-mail-server.ts';

/** A mail server in a bad mood: it takes its time, puts off one mail in twelve, and hangs up on one in forty. */
export async function aMoodyMailServer() {
	const takenAt = new Map<string, number[]>();
	let asked = 0;
	const server = await aMailServer({
		onRcptTo: (_address, _session, done) => {
			asked += 1;
			if (asked % 40 === 0) done(reply(421, 'Try again later, closing'));
			else done(asked % 12 === 0 ? reply(451, 'Busy') : undefined);
		},
		onData: (stream, _session, done) => {
			let text = '';
			stream.on('data', (chunk) => {
				text += chunk;
			});
			stream.on('end', async () => {
				await sleep(50 + Math.random() * 600);
				const [, name = ''] = /drill-(m\d+)/.exec(text) ?? [];
				takenAt.set(name, [...(takenAt.get(name) ?? []), Date.now()]);
				done();
			});
		},
	});
	return { url: server.url, takenAt, close: server.close };
}
