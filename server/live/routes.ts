import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type Latest, liveStream } from '#domain/live.ts';
import { PRIVATE } from '#server/http/cache-control.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { failuresOf } from '#server/http/describe.ts';
import type { Guards, MaybeSignedInEnv } from '#server/http/guards.ts';
import { tooMany } from '#server/rate-limits/refuse.ts';
import type { Hub, Listener } from './hub.ts';

export interface LiveRoutesDeps {
	hub: Hub;
	guards: Pick<Guards, 'onlooker'>;
	trustedProxies: number;
	/** Shortest and longest wait before a page reconnects; tests use shorter ones. */
	timing?: { beatMs: number; longestMs: number };
}

const RETRY_S = 60;

/**
 * `GET /live`: server-sent events with the latest revisions, at once and after every change.
 * Security: an open stream does not count as using the session, and each one ends after ten minutes, so a page left
 * open keeps nobody signed in.
 */
export function liveRoutes({ hub, guards, trustedProxies, timing = liveStream }: LiveRoutesDeps) {
	return new Hono<MaybeSignedInEnv>().get(
		liveStream.path,
		describeRoute({
			summary:
				'Server-sent events: `latest` gives the current version of the content, account, trips and devices',
			responses: {
				200: { description: 'A stream of events', content: { 'text/event-stream': {} } },
				...failuresOf(['bad_token', 'too_many_requests', 'sign_in_unavailable']),
			},
		}),
		guards.onlooker,
		(c) => {
			const who = {
				accountId: c.var.account?.id ?? null,
				sessionId: c.var.sessionId,
				address: clientAddress(c, trustedProxies),
			};
			const headers = {
				'Content-Type': 'text/event-stream',
				'Cache-Control': `${PRIVATE}, no-transform`,
				// Proxies like nginx would hold events back until they have collected enough.
				'X-Accel-Buffering': 'no',
				// A stopping server does not wait for connections that could be reused.
				Connection: 'close',
			};
			const stream = c.req.method === 'HEAD' ? null : streamFor(hub, who, timing);
			return new Response(stream, { headers });
		},
	);
}

type Who = Omit<Listener, 'tell' | 'end'>;

function streamFor(hub: Hub, who: Who, timing: { beatMs: number; longestMs: number }): ReadableStream {
	const encoder = new TextEncoder();
	let close: () => void = () => undefined;
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			const say = (event: string, words: string) =>
				controller.enqueue(encoder.encode(`event: ${event}\ndata: ${words}\n\n`));
			const end = () => {
				close();
				controller.close();
			};
			const tell = (latest: Latest) => say('latest', JSON.stringify(latest));
			const leave = hub.join({ ...who, tell, end: () => queueMicrotask(end) });
			if (!leave) throw tooMany(RETRY_S);
			const beating = setInterval(() => say('beat', '1'), timing.beatMs).unref();
			// Spreads out the endings of streams that started together.
			const ending = setTimeout(end, timing.longestMs * (0.8 + Math.random() * 0.2)).unref();
			close = () => {
				leave();
				clearInterval(beating);
				clearTimeout(ending);
			};
		},
		cancel: () => close(),
	});
	return stream;
}
