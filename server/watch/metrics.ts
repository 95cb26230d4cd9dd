import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ack } from '#domain/sync/wire.ts';

/** A request that has been answered. */
export interface Answered {
	method: string;
	/** The route's pattern. Security: an address may hold a token, or say what a person reads. */
	route: string;
	status: number;
	ms: number;
}

/** What is counted, for Prometheus to fetch. */
export interface Metrics {
	/** Who brings it may fetch. */
	token: string;
	answered: (request: Answered) => void;
	/** What the server said to the edits that a device sent. */
	judged: (acks: Ack[]) => void;
	/** A request was sent away, as there were too many at once. */
	shed: () => void;
	/** All of it in Prometheus' own format. */
	text: () => Promise<string>;
	contentType: string;
}

/** What is looked at only when somebody fetches. */
export interface MetricsSources {
	token: string;
	/** How large the database is. */
	databaseBytes: () => number;
	outboxDepth: () => { waiting: number; dead: number };
}

/** Counts what this process does. Nothing of a person is in it: routes are patterns, never addresses. */
export function createMetrics({ token, databaseBytes, outboxDepth }: MetricsSources): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'How long requests take, by route and status',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers,
	});
	const edits = new Counter({
		name: 'sync_edits_total',
		help: 'Edits that devices sent, by what the server said to them',
		labelNames: ['verdict'],
		registers,
	});
	const shed = new Counter({
		name: 'http_requests_shed_total',
		help: 'Requests that were sent away, as there were too many at once',
		registers,
	});
	new Gauge({
		name: 'outbox_mails',
		help: 'Mails in the outbox that wait, or were given up',
		labelNames: ['state'],
		registers,
		collect() {
			for (const [state, count] of Object.entries(outboxDepth())) this.set({ state }, count);
		},
	});
	new Gauge({
		name: 'database_bytes',
		help: 'Size of the database with its log',
		registers,
		collect() {
			this.set(databaseBytes());
		},
	});
	return {
		token,
		answered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
		judged: (acks) => {
			for (const { verdict } of acks) edits.inc({ verdict });
		},
		shed: () => shed.inc(),
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
