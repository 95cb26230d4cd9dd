import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A negative SMTP reply. */
export const reply = (responseCode: number, words: string) =>
	Object.assign(new Error(words), { responseCode });

/** A real SMTP server on this machine; `took` is what it has taken, `asked` each recipient it was asked for. */
export async function aMailServer(options: SMTPServerOptions = {}, port = 0) {
	const took: { mail: Email; to: string[] }[] = [];
	const asked: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: ({ address }, _session, done) => {
			asked.push(address);
			done();
		},
		onData: (stream, session, done) => {
			void buffer(stream).then(async (raw) => {
				const mail = await PostalMime.parse(raw);
				took.push({ mail, to: session.envelope.rcptTo.map(({ address }) => address) });
				done();
			});
		},
		...options,
	});
	// A client that gives up halfway is not a failure of the server.
	server.on('error', () => undefined);
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const at = (server.server.address() as AddressInfo).port;
	return {
		url: `smtp://127.0.0.1:${at}`,
		port: at,
		took,
		asked,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}
