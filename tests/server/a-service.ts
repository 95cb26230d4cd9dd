import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as the service received it. */
interface Asked {
	url: URL;
	body: string;
	headers: IncomingMessage['headers'];
}
type Answering = (asked: Asked, answer: ServerResponse) => unknown;

/** A service on this machine, for as long as the test runs; `asked` is what it heard, `answering` may change. */
export async function aService(answering: Answering) {
	const service = { asked: [] as Asked[], answering, url: '' };
	const server = createServer((request, answer) => {
		void text(request).then((body) => {
			const asked = { url: new URL(request.url ?? '/', service.url), body, headers: request.headers };
			service.asked.push(asked);
			return service.answering(asked, answer);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	onTestFinished(close);
	return Object.assign(service, { close });
}

/** The ways in which a service fails, and the words of each. */
export const troubles: [string, Answering, RegExp][] = [
	[
		'is busy',
		(_, answer) => answer.writeHead(429).end(),
		/is busy \(429\)\. Wait a minute, then try again\./,
	],
	['is too slow for itself', (_, answer) => answer.writeHead(504).end(), /is busy \(504\)/],
	['refuses', (_, answer) => answer.writeHead(403).end(), /refused the question \(403\)/],
	['answers a page', (_, answer) => answer.end('<html>Maintenance</html>'), /answered what makes no sense/],
	['answers another shape', (_, answer) => answer.end('{"hello":[]}'), /answered what makes no sense/],
	['hangs up', (_, answer) => answer.destroy(), /does not answer\. It hung up\./],
	[
		'answers without end',
		(_, answer) => answer.end('x'.repeat(9_000_000)),
		/does not answer\. The answer has more than \d+ bytes\./,
	],
	[
		'leads elsewhere',
		(_, answer) => answer.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end(),
		/redirects to another host/,
	],
];
