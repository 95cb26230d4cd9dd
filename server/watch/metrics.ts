import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reasonOf } from '#domain/reason-of.ts';
import type { Ack } from '#domain/sync/wire.ts';
import { leftToLock } from '#server/db/judge-first.ts';
import type { Log } from '#server/http/log.ts';
import type { Answered } from './log.ts';

/** Counters for Prometheus. */
export interface ProcessMetrics {
	/** Grants access to the metrics. */
	token: string;
	answered: (request: Answered) => void;
	/** Counts the verdicts on a device's edits. */
	judged: (acks: Ack[]) => void;
	/** Counts a request turned away because too many came at once. */
	shed: () => void;
	/** Returns everything in Prometheus's own format. */
	text: () => Promise<string>;
	contentType: string;
}

/** Values read only when someone fetches the metrics. */
export interface MetricsSources {
	token: string;
	databaseBytes: () => number;
	outboxDepth: () => { waiting: number; dead: number };
	/** Returns when the newest backup was made; null when this server does not know about backups. */
	newestBackup: (() => Date) | null;
	/** Returns the bytes left on the database's disk; null when the database is on another server. */
	freeBytes: (() => Promise<number>) | null;
	/** Returns how many background jobs hang. */
	stuckJobs: () => number;
	/** Called once for each gauge that cannot be read. */
	log: Log;
}

/** Counts this process's work, and nothing about people: routes are patterns, never addresses. */
export function createMetrics(sources: MetricsSources): ProcessMetrics {
	const { token, databaseBytes, outboxDepth, newestBackup, freeBytes, stuckJobs, log } = sources;
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const { requests, edits, shed } = countersIn(registers);
	const addGauge = gaugesIn(registers, log);
	addGauge('outbox_mails', 'Mails in the outbox that wait, or were given up', {
		label: 'state',
		look: outboxDepth,
	});
	addGauge('background_jobs_stuck', 'Background jobs that hang', { look: stuckJobs });
	addGauge('database_bytes', 'Size of the database with its log', { look: databaseBytes });
	if (freeBytes) addGauge('disk_free_bytes', 'Room left on the disk of the database', { look: freeBytes });
	if (newestBackup)
		addGauge('backup_newest_timestamp_seconds', 'When the newest backup was made', {
			look: () => newestBackup().getTime() / 1000,
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

/** Counters updated as things happen. */
function countersIn(registers: Registry[]) {
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
	new Counter({
		name: 'database_work_left_to_lock_total',
		help: 'Work on a far database that could not be judged before its transaction, by why',
		labelNames: ['why'],
		registers,
		collect() {
			this.reset();
			for (const [why, count] of Object.entries(leftToLock())) this.inc({ why }, count);
		},
	});
	return { requests, edits, shed };
}

/** A gauge's value: a number, or one for each value of its label. */
type Look = { look: () => number | Promise<number> } | { label: string; look: () => Record<string, number> };

/** Creates the function that adds a gauge. A gauge that cannot be read shows nothing, and leaves the others working. */
function gaugesIn(registers: Registry[], log: Log) {
	const unseen = new Set<string>();
	return (name: string, help: string, source: Look) => {
		const labelNames = 'label' in source ? [source.label] : [];
		const show = async (gauge: Gauge) => {
			if (!('label' in source)) return gauge.set(await source.look());
			for (const [value, count] of Object.entries(source.look())) gauge.set({ [source.label]: value }, count);
		};
		new Gauge({
			name,
			help,
			labelNames,
			registers,
			async collect() {
				try {
					await show(this);
					unseen.delete(name);
				} catch (error) {
					// Its last value is out of date; without a label, a reset shows 0, which is also wrong.
					this.reset();
					if (labelNames.length === 0) this.remove();
					if (!unseen.has(name)) log(`${name} cannot be told: ${reasonOf(error)}`);
					unseen.add(name);
				}
			},
		});
	};
}
