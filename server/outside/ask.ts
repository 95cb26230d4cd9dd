import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { hostOf, isLoopback } from '#server/http/loopback.ts';
import { isPublicAddress } from './public-address.ts';

/** A request to a configured host. */
export interface OutsideRequest {
	url: URL;
	method?: 'GET' | 'POST';
	headers?: Record<string, string>;
	body?: string;
	/** Size limit for the answer. */
	mostBytes: number;
	/** True when the answer is not text: each byte then arrives as one Latin-1 character. */
	isBinary?: boolean;
	/** Time limit for everything, including redirects and the body. */
	timeoutMs: number;
}

/** An answer with any status. */
export interface OutsideAnswer {
	status: number;
	headers: IncomingMessage['headers'];
	text: string;
}

/** Thrown when the answer is larger than the request allows. */
export class AnswerTooLarge extends Error {
	constructor(mostBytes: number) {
		super(`The answer has more than ${mostBytes} bytes.`);
		this.name = 'AnswerTooLarge';
	}
}

/** Thrown when the answer was not complete within the time limit. */
export class AnswerTooSlow extends Error {
	constructor({ hostname }: URL) {
		super(`${hostname} took too long.`);
		this.name = 'AnswerTooSlow';
	}
}

/** Sends a request; rejects with one sentence when no complete answer arrives: `AnswerTooLarge`, `AnswerTooSlow` or another reason. */
export type AskOutside = (request: OutsideRequest) => Promise<OutsideAnswer>;

const MOST_REDIRECTS = 3;

/**
 * Creates the function that asks other hosts. Each request goes to its own host and nowhere else; `allowLoopback`
 * permits this machine, for development. Security: the address is checked when the connection is made, so that a name
 * cannot change its address in between; a redirect may leave neither the host nor https.
 */
export function createAskOutside({
	allowLoopback,
	lookUp = lookup,
}: {
	allowLoopback: boolean;
	/** Looks up all addresses of a name. */
	lookUp?: typeof lookup;
}): AskOutside {
	const own = { allowLoopback, lookUp: publicOnly(lookUp) };
	return async (request) => {
		const signal = AbortSignal.timeout(request.timeoutMs);
		let url = request.url;
		for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
			refuseUnsafe(url, allowLoopback);
			const answer = await send({ ...request, url }, signal, own);
			const { location } = answer.headers;
			if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
			url = nextUrl(url, location);
		}
		throw new Error(`${request.url.hostname} redirects without end.`);
	};
}

function refuseUnsafe(url: URL, allowLoopback: boolean) {
	const isOwn = allowLoopback && isLoopback(url);
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) {
		throw new Error(`${url.hostname} must be asked over https.`);
	}
	const host = hostOf(url);
	if (isIP(host) && !isOwn && !isPublicAddress(host)) throw new Error(`${host} is not a public address.`);
}

function nextUrl(from: URL, location: string): URL {
	if (!URL.canParse(location, from.href))
		throw new Error(`${from.hostname} redirects to something that is not an address.`);
	const to = new URL(location, from);
	if (to.host !== from.host || (from.protocol === 'https:' && to.protocol !== 'https:')) {
		throw new Error(`${from.hostname} redirects to another host, ${to.host}.`);
	}
	return to;
}

function send(
	asked: OutsideRequest,
	signal: AbortSignal,
	own: { allowLoopback: boolean; lookUp: LookupFunction },
): Promise<OutsideAnswer> {
	const { url, method = 'GET', headers = {}, body, mostBytes, isBinary } = asked;
	const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
	const options = {
		method,
		signal,
		headers: { Accept: 'application/json', 'User-Agent': 'CollegeTourTrails', ...headers },
		...(!(own.allowLoopback && isLoopback(url)) && { lookup: own.lookUp }),
	};
	return new Promise((resolve, reject) => {
		const fail = (error: Error) => reject(signal.aborted ? new AnswerTooSlow(url) : error);
		const sent = request(url, options, (answer) => {
			readText(answer, mostBytes, isBinary ? 'latin1' : 'utf8').then(
				(text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
				(error: Error) => {
					sent.destroy();
					fail(error);
				},
			);
		});
		sent.on('error', (error: NodeJS.ErrnoException) => {
			// The host closed an idle connection just as we reused it, so it has not read the request.
			const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
			if (wasIdle && method === 'GET' && !signal.aborted) resolve(send(asked, signal, own));
			else fail(error);
		});
		sent.end(body);
	});
}

async function readText(
	answer: IncomingMessage,
	mostBytes: number,
	encoding: BufferEncoding,
): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of answer as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new AnswerTooLarge(mostBytes);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString(encoding);
}

/** A name is refused if any of its addresses is not public. */
const publicOnly =
	(lookUp: typeof lookup): LookupFunction =>
	(hostname, options, callback) => {
		lookUp(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, '', 0);
			const refused = addresses.find(({ address }) => !isPublicAddress(address));
			const [first] = addresses;
			if (refused || !first) {
				return callback(new Error(`${hostname} is not a public address (${refused?.address}).`), '', 0);
			}
			if (options.all) return callback(null, addresses);
			callback(null, first.address, first.family);
		});
	};
