import { randomUUID } from 'node:crypto';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Log } from './handle-error.ts';
import { Problem, problemParts } from './problems.ts';
import { type Guarded, securityHeaders } from './security-headers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What a server is made of that answers requests. */
export interface NodeServerParts {
	fetch: Fetch;
	site: Guarded;
	log: Log;
	/** How long headers, and a whole request, may take. */
	patienceMs?: number;
	mostConnections?: number;
}

/** Each open page may hold one for as long as it is open; a hundred kilobytes each is what a small machine has. */
const MOST_CONNECTIONS = 5000;
const PATIENCE_MS = 30_000;
const DROPS_TOLD_EVERY_MS = 60_000;

/**
 * Makes the server. Security: who sends headers or a body a byte at a time is cut off, connections are counted, and what Node
 * answers by itself, before any of our code is asked, carries our headers and our form of error.
 */
export function createNodeServer({
	fetch,
	site,
	log,
	patienceMs = PATIENCE_MS,
	mostConnections = MOST_CONNECTIONS,
}: NodeServerParts): Server {
	const base = securityHeaders(site);
	const errorHandler = (error: unknown) => {
		if (!(error instanceof RequestError)) log(`A request failed outside the app: ${error}`);
		const { status, headers, body } = dressed(error instanceof RequestError ? malformed : failed, base);
		return new Response(body, { status, headers });
	};
	const options = {
		headersTimeout: patienceMs,
		requestTimeout: patienceMs,
		connectionsCheckingInterval: patienceMs / 6,
		// Else Node answers such a request itself, with nothing of ours.
		requireHostHeader: false,
	};
	const server = createServer(options, getRequestListener(fetch, { errorHandler }));
	server.maxConnections = mostConnections;
	server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(error, socket, base));
	server.on('checkExpectation', (_request, response) => {
		const { status, headers, body } = dressed(malformed, base);
		response.writeHead(status, headers).end(body);
	});
	tellOfDrops(server, log);
	return server;
}

const malformed = new Problem('bad_request', 'The request is not well-formed HTTP.');
const failed = new Problem('internal', 'Please try again.');
const refusals: Record<string, Problem> = {
	HPE_HEADER_OVERFLOW: new Problem('headers_too_large', 'The headers are too large: fewer cookies may help.'),
	HPE_CHUNK_EXTENSIONS_OVERFLOW: new Problem('too_large', 'The extensions of a chunk are too large.'),
	ERR_HTTP_REQUEST_TIMEOUT: new Problem('too_slow', 'The request took too long to arrive.'),
};

function refuseRaw({ code = '' }: NodeJS.ErrnoException, socket: Duplex, base: Record<string, string>) {
	const isAnswering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
	if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
		socket.destroy();
		return;
	}
	const { status, headers, body } = dressed(refusals[code] ?? malformed, base);
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
	socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function dressed(problem: Problem, base: Record<string, string>) {
	const requestId = randomUUID();
	const { status, headers, body } = problemParts(problem, requestId);
	const length = String(Buffer.byteLength(body));
	const own = { 'X-Request-Id': requestId, 'Content-Length': length, Connection: 'close' };
	return { status, headers: { ...base, ...headers, ...own }, body };
}

function tellOfDrops(server: Server, log: Log) {
	let toldAt = 0;
	server.on('drop', () => {
		if (Date.now() - toldAt < DROPS_TOLD_EVERY_MS) return;
		toldAt = Date.now();
		log(`More than ${server.maxConnections} connections at once: the next ones are closed unanswered.`);
	});
}
