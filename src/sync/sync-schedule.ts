import { backOff } from '#domain/back-off.ts';
import type { RunEnd } from './run.ts';

/**
 * The reason for a sync: an `edit`; the page coming back, a signal or a tap (`wake`); the passing of a minute (`tick`).
 */
export type Call = 'edit' | 'wake' | 'tick';

/** The parts of the device that the schedule uses, so that a test can control its clock. */
export interface ScheduleParts {
	run: () => Promise<RunEnd>;
	/** Milliseconds on a clock that nobody can set. */
	now: () => number;
	random: () => number;
	setTimer: (call: () => void, ms: number) => () => void;
	/** Called whenever sync begins, ends or fails. */
	onChange: (phase: SyncPhase) => void;
}

interface Idle {
	kind: 'idle';
	/** When the last run here ended, as stored on disk: an earlier reading lacks what it brought. Null before any. */
	syncedAt: number | null;
}

/**
 * The state of sync: resting, sending, waiting to retry, or stopped until the person acts. A server that wants an update
 * is asked again now and then.
 */
export type SyncPhase =
	| Idle
	| { kind: 'sending' }
	| { kind: 'waiting'; why: Extract<RunEnd, { kind: 'later' }>['why'] }
	| Extract<RunEnd, { kind: 'stopped' }>;

export const notYetRun: Idle = { kind: 'idle', syncedAt: null };

/** Quiet time after an edit, so that typing is not sent letter by letter. */
const QUIET_MS = 800;

/**
 * The shortest wait before a server that wants an update is asked again, and up to twice as long: in the middle of a
 * deployment, it may have been the older side.
 */
const OTHER_VERSION_MS = 120_000;

/** Decides when an account syncs. One run at a time; a call during a run adds one more. */
export class SyncSchedule {
	private readonly parts: ScheduleParts;
	private phase: SyncPhase = notYetRun;
	private failures = 0;
	/** The server asked not to be called earlier than this. */
	private notBefore = 0;
	/** The calls during the current run; a wake-up outranks an edit. */
	private calledAgain: 'edit' | 'wake' | null = null;
	private isOver = false;
	private stopTimer: (() => void) | null = null;
	private running: Promise<void> = Promise.resolve();

	constructor(parts: ScheduleParts) {
		this.parts = parts;
	}

	/** Requests a sync; resolves when the run it starts now, if any, is over. */
	call(call: Call): Promise<void> {
		const { kind } = this.phase;
		if (this.isOver || (kind === 'stopped' && !this.isOtherVersion)) return Promise.resolve();
		if (kind === 'sending') {
			// The current run may have read too early for this call; a minute's tick needs only that run.
			if (call === 'wake' || (call === 'edit' && !this.calledAgain)) this.calledAgain = call;
			return this.running;
		}
		// While waiting after a failure, only a call that may have changed something retries early.
		if (kind === 'waiting' && call !== 'wake') return Promise.resolve();
		this.startIn(call === 'edit' ? QUIET_MS : 0);
		return this.running;
	}

	get doing(): SyncPhase {
		return this.phase;
	}

	/** Resolves when the current run, if any, is over. */
	get rest(): Promise<void> {
		return this.running;
	}

	/** Resumes after a stop: the account is signed in again. */
	resume(): Promise<void> {
		if (this.phase.kind === 'stopped') this.show(notYetRun);
		return this.call('wake');
	}

	/** Ends it permanently; resolves when the current run is over. */
	end(): Promise<void> {
		this.isOver = true;
		this.stopTimer?.();
		return this.running;
	}

	/** Starts a run after this time, or once the server allows it. */
	private startIn(ms: number): void {
		const wait = Math.max(ms, this.notBefore - this.parts.now());
		if (wait > 0) this.later(wait);
		else this.start();
	}

	private later(ms: number): void {
		this.stopTimer?.();
		this.stopTimer = this.parts.setTimer(() => this.startIn(0), ms);
	}

	private start(): void {
		if (this.isOver || this.phase.kind === 'sending') return;
		this.running = this.runUntilQuiet();
	}

	private async runUntilQuiet(): Promise<void> {
		do {
			this.stopTimer?.();
			this.calledAgain = null;
			this.show({ kind: 'sending' });
			this.afterRun(await this.runOnce());
		} while (this.isDueAgain());
	}

	private isDueAgain(): boolean {
		if (this.isOver) return false;
		if (this.phase.kind === 'idle') return this.calledAgain !== null;
		return this.phase.kind === 'waiting' && this.isWoken && this.notBefore <= this.parts.now();
	}

	private get isOtherVersion(): boolean {
		return this.phase.kind === 'stopped' && this.phase.why === 'update_needed';
	}

	/** The run may have begun on a network that was still dead, before the wake-up from the next network. */
	private get isWoken(): boolean {
		return this.calledAgain === 'wake';
	}

	private async runOnce(): Promise<RunEnd> {
		try {
			return await this.parts.run();
		} catch (error) {
			// The device refused: its disk is full, or its database was closed. Nothing is lost, and it may recover.
			if (!this.isOver) console.error('Saved trips could not be synced on this device', error);
			return { kind: 'later', why: 'device', waitMs: null };
		}
	}

	private afterRun(end: RunEnd): void {
		if (end.kind !== 'later') {
			this.failures = 0;
			this.show(end.kind === 'stopped' ? end : { kind: 'idle', syncedAt: end.syncedAt });
			if (this.isOtherVersion)
				this.notBefore = this.parts.now() + OTHER_VERSION_MS * (1 + this.parts.random());
			return;
		}
		const asked = end.waitMs ?? 0;
		const wait = this.isWoken ? asked : backOff(this.failures, end.waitMs, this.parts.random);
		this.failures += 1;
		this.notBefore = this.parts.now() + asked;
		this.show({ kind: 'waiting', why: end.why });
		if (!this.isOver) this.later(wait);
	}

	private show(phase: SyncPhase): void {
		this.phase = phase;
		this.parts.onChange(phase);
	}
}
