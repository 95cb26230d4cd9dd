import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { ALWAYS_ANSWERED } from './always-answered.ts';
import { createLine } from './line.ts';
import type { Log } from './log.ts';
import { Problem, problemParts } from './problems.ts';
import { NO_ROUTE } from './route-of.ts';
import { type Guarded, securityHeaders } from './security-headers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface NodeServerParts {
	fetch: Fetch;
	site: Guarded;
	log: Log;
	/** Time limit for the headers and for a whole request. */
	patienceMs?: number;
	mostConnections?: number;
	/** Milliseconds, for judging overload. */
	now?: () => number;
	/** Called for each request turned away for overload. */
	onShed?: () => void;
	/** Called for each request answered here, before the app sees it. */
	onRefused?: (request: RefusedRequest) => void;
}

/** A request that no route saw. */
export interface RefusedRequest {
	/** `none` when not even the method could be read. */
	method: string;
	route: typeof NO_ROUTE;
	status: number;
	/** Answered without delay. */
	ms: 0;
	requestId: string;
}

/**
 * The most open connections: each open page may hold one, and at a hundred kilobytes each, a small machine can afford
 * this many.
 */
const MOST_CONNECTIONS = 5000;
const PATIENCE_MS = 30_000;
/** Longer than a proxy keeps an idle connection: otherwise it might send a request just as we close it. */
const IDLE_MS = 75_000;
const TOLD_EVERY_MS = 60_000;

/**
 * Creates the server. Security: cuts off clients that send a byte at a time, limits connections, admits a flood only as
 * fast as we can answer, and gives the answers that Node makes before any of our code runs our headers and error
 * format.
 */
export function createNodeServer({
	fetch,
	site,
	log,
	patienceMs = PATIENCE_MS,
	mostConnections = MOST_CONNECTIONS,
	now,
	onShed = () => undefined,
	onRefused = () => undefined,
}: NodeServerParts): Server {
	const base = securityHeaders(site);
	const dress: Dress = (problem, { method = 'none' } = {}, connection = 'close') => {
		const requestId = randomUUID();
		const answer = dressed(problem, requestId, { ...base, Connection: connection });
		onRefused({ method, route: NO_ROUTE, status: answer.status, ms: 0, requestId });
		return answer;
	};
	const errorHandler = (error: unknown) => {
		if (!(error instanceof RequestError)) log(`A request failed outside the app: ${error}`);
		const { status, headers, body } = dress(error instanceof RequestError ? malformed : failed);
		return new Response(body, { status, headers });
	};
	const options = {
		headersTimeout: patienceMs,
		requestTimeout: patienceMs,
		connectionsCheckingInterval: patienceMs / 6,
		keepAliveTimeout: IDLE_MS,
		// Otherwise Node answers such a request itself, without our headers.
		requireHostHeader: false,
	};
	const tellOfFlood = nowAndThen(() =>
		log('More requests at once than can be answered: some are sent away.'),
	);
	const answer = getRequestListener(fetch, { errorHandler });
	const takeInTurn = createLine<Parameters<RequestListener>>({
		...(now && { now }),
		// A client that has left no longer waits for an answer.
		work: ([request, response]) => response.destroyed || void answer(request, response),
		refuse: ([request, response]) => {
			onShed();
			tellOfFlood();
			const { status, headers, body } = dress(flooded, request, 'keep-alive');
			response.writeHead(status, headers).end(body);
		},
	});
	const server = createServer(options, (request, response) =>
		ALWAYS_ANSWERED.test(request.url ?? '') ? answer(request, response) : takeInTurn([request, response]),
	);
	server.maxConnections = mostConnections;
	server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(error, socket, dress));
	server.on('checkExpectation', (request, response) => {
		const { status, headers, body } = dress(malformed, request);
		response.writeHead(status, headers).end(body);
	});
	const tellOfDrops = nowAndThen(() =>
		log(`More than ${server.maxConnections} connections at once: the next ones are closed unanswered.`),
	);
	server.on('drop', tellOfDrops);
	return server;
}

const malformed = new Problem('bad_request', 'The request is not well-formed HTTP.');
const failed = new Problem('internal', 'Please try again.');
const flooded = new Problem('overloaded', 'Nothing was done. Please try again in a few seconds.', {
	'Retry-After': '2',
});
const refusals: Record<string, Problem> = {
	HPE_HEADER_OVERFLOW: new Problem('headers_too_large', 'The headers are too large: fewer cookies may help.'),
	HPE_CHUNK_EXTENSIONS_OVERFLOW: new Problem('too_large', 'The extensions of a chunk are too large.'),
	ERR_HTTP_REQUEST_TIMEOUT: new Problem('too_slow', 'The request took too long to arrive.'),
};

function refuseRaw({ code = '' }: NodeJS.ErrnoException, socket: Duplex, dress: Dress) {
	const isAnswering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
	if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
		socket.destroy();
		return;
	}
	const { status, headers, body } = dress(refusals[code] ?? malformed);
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
	socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Makes the answer to a request, and reports it. */
type Dress = (
	problem: Problem,
	request?: { method?: string | undefined },
	connection?: string,
) => ReturnType<typeof dressed>;

function dressed(problem: Problem, requestId: string, base: Record<string, string>) {
	const { status, headers, body } = problemParts(problem, requestId);
	const own = { 'X-Request-Id': requestId, 'Content-Length': String(Buffer.byteLength(body)) };
	return { status, headers: { ...base, ...headers, ...own }, body };
}

/** Calls `tell`, but at most once a minute. */
function nowAndThen(tell: () => void): () => void {
	let toldAt = Number.NEGATIVE_INFINITY;
	return () => {
		if (performance.now() - toldAt < TOLD_EVERY_MS) return;
		toldAt = performance.now();
		tell();
	};
}
