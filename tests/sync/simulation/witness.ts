import type { AccountState, StoredTrip } from '#domain/sync/account-state.ts';
import type { Cell, Cells, Change, Json } from '#domain/sync/cell.ts';
import type { DeviceState } from '#domain/sync/device-state.ts';
import type { SyncRequest, SyncResponse } from '#domain/sync/wire.ts';
import { liveStopIds } from '#domain/trips/trip.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import type { AccountName } from './world.ts';

export class LawBroken extends Error {
	readonly law: number;

	constructor(law: number, what: string) {
		super(`law ${law}: ${what}`);
		this.law = law;
	}
}

interface Mark {
	acked: Set<string>;
	effects: Map<string, number>;
}

/**
 * Sees everything that happens and holds it against the laws. A value's text is unique in a run, so it says who wrote it,
 * and what they were looking at when they did.
 */
export class Witness {
	/** The number of times each law was checked. */
	readonly checks = new Map<number, number>();
	private readonly seenWhenWritten = new Map<string, string | null>();
	private readonly ownerOf = new Map<string, AccountName>();
	private readonly placeOf = new Map<string, string>();
	private acked: Record<AccountName, Mark> = { ann: newMark(), bob: newMark() };
	private readonly everJudged = new Set<string>();
	private readonly refused = new Set<string>();
	private heardRefused = new Set<string>();
	private readonly excused = new Set<string>();
	private readonly knownAtRestore: Record<AccountName, Set<string>> = { ann: new Set(), bob: new Set() };
	private readonly verdicts = new Map<string, string>();
	private readonly wasRestored = new Set<AccountName>();

	sawEdit(edit: {
		before: DeviceState;
		account: AccountName;
		trip: string;
		changes: readonly Change[];
	}): void {
		const view = new Map(edit.before.trips.get(edit.trip)?.view);
		for (const { path, value } of edit.changes) {
			const text = textOf(value);
			if (text === null) continue;
			this.seenWhenWritten.set(text, textOf(view.get(path)?.v));
			this.ownerOf.set(text, edit.account);
			this.placeOf.set(text, `${edit.trip} ${path}`);
			view.set(path, { v: value, r: 0 });
		}
	}

	/** A device hears an answer, just before it takes it in. */
	sawAnswer({ acks }: SyncResponse): void {
		this.heardRefused = new Set(acks.filter(({ verdict }) => verdict === 'refused').map(({ id }) => id));
	}

	/** A database on a device went from one state to another. */
	sawDevice(after: DeviceState, before: DeviceState, account: AccountName): void {
		const waiting = new Set(after.outbox.map(({ value }) => textOf(value)));
		const inTray = new Set(after.refused.map(({ op }) => op.id));
		for (const { id, value, path } of before.outbox) {
			const text = textOf(value);
			if (text === null || waiting.has(text)) continue;
			this.hold(3, this.everJudged.has(text), () => `${path} ${text} left the outbox with no verdict`);
			this.hold(3, !this.heardRefused.has(id) || inTray.has(id), () => `${text} refused, and in no tray`);
		}
		for (const [id, trip] of after.trips) {
			if (trip === before.trips.get(id)) continue;
			this.sawView({ now: trip.view, was: before.trips.get(id)?.view ?? new Map(), account });
			for (const [path, { v }] of trip.view) {
				const text = textOf(v);
				if (text === null) continue;
				const isOurs = waiting.has(text) || textOf(trip.confirmed.get(path)?.v) === text;
				this.hold(3, isOurs, () => `${path} shows ${text}, which is neither confirmed nor waiting`);
				this.hold(9, this.ownerOf.get(text) === account, () => `${text} shown under ${account}`);
			}
		}
	}

	/** The server answered a request. */
	sawServe(served: {
		before: AccountState;
		after: AccountState;
		request: SyncRequest;
		response: SyncResponse;
		account: AccountName;
		plan: TripPlan;
	}): void {
		const { before, after, request, response, account, plan } = served;
		const mark = this.acked[account];
		const opsById = new Map(request.ops.map((op) => [op.id, op]));
		for (const { id, verdict, code } of response.acks) {
			const op = opsById.get(id);
			const text = textOf(op?.value);
			const first = this.verdicts.get(id);
			if (code !== 'stale') this.verdicts.set(id, verdict);
			this.hold(
				4,
				first === undefined || first === verdict,
				() => `${id} was ${first} and is ${verdict} ${code}`,
			);
			if (text === null) continue;
			this.everJudged.add(text);
			if (verdict === 'refused') this.refused.add(text);
			else mark.acked.add(text);
			this.hold(9, this.ownerOf.get(text) === account, () => `${text} written under ${account}`);
		}
		for (const op of request.ops) {
			this.sawEffect({ before, after, mark, device: request.device, op });
			const path = (state: AccountState) => state.trips.get(op.trip)?.cells.get(op.path);
			const [was, is] = [textOf(path(before)?.v), textOf(path(after)?.v)];
			const wentBack = was !== null && is !== null && this.isAncestor(is, was);
			this.hold(
				5,
				!wentBack || this.wasRestored.has(account),
				() => `${is} replaced ${was}, which was written over it`,
			);
		}
		this.sawPlan(before, after, plan);
	}

	sawRestore(account: AccountName, mark: unknown, states: readonly DeviceState[]): void {
		this.acked = { ...this.acked, [account]: copyMark(mark as Mark) };
		this.wasRestored.add(account);
		// Verdicts from the lost future may be given again.
		this.verdicts.clear();
		const texts = this.knownAtRestore[account];
		for (const { trips, history } of states) {
			for (const { confirmed } of trips.values()) for (const { v } of confirmed.values()) addText(texts, v);
			for (const { v } of history) addText(texts, v);
		}
	}

	sawPrune(before: AccountState, after: AccountState): void {
		for (const id of before.verdicts.keys()) if (!after.verdicts.has(id)) this.verdicts.delete(id);
		for (const { v } of before.history) addText(this.excused, v);
		for (const { v } of after.history) this.excused.delete(textOf(v) ?? '');
		for (const [id, { cells, trashed_at }] of before.trips) {
			if (after.trips.has(id)) continue;
			const gone = cells.get('gone');
			// Whoever wrote after the deletion had not heard of it, and has the 30 days of the trash.
			const isExcused = ({ r }: Cell) => trashed_at !== 0 || gone === undefined || r < gone.r;
			for (const cell of cells.values()) if (isExcused(cell)) addText(this.excused, cell.v);
		}
	}

	markOf(account: AccountName): unknown {
		return copyMark(this.acked[account]);
	}

	/** Faults have stopped and every device has come home. */
	sawEnd(account: AccountName, state: AccountState, devices: readonly DeviceState[]): void {
		const { acked } = this.acked[account];
		const cells = [...state.trips.values()].flatMap((trip) => [...trip.cells.values()]);
		const onServer = textsOf([...cells, ...state.history]);
		const inTrays = textsOf(devices.flatMap(({ refused }) => refused.map(({ op }) => ({ v: op.value }))));
		const inHistories = textsOf(devices.flatMap(({ history }) => history));
		// Acknowledged in a future lost to a restore, and overwritten there: devices have it in their history, or it was pruned.
		const fromLostFuture = this.wasRestored.has(account)
			? new Set([...this.excused, ...inHistories])
			: new Set<string>();
		for (const text of acked) {
			const isThere = onServer.has(text) || inTrays.has(text) || this.excused.has(text);
			const isReplaced = this.hasSuccessorIn(acked, text) || this.hasSuccessorIn(fromLostFuture, text);
			const isSafe = isThere || isReplaced;
			this.hold(2, isSafe, () => `${this.placeOf.get(text)} ${text} was acknowledged and is gone`);
		}
		const anywhere = new Set([...onServer, ...inTrays, ...inHistories, ...this.excused]);
		for (const text of this.knownAtRestore[account]) {
			const isSafe =
				anywhere.has(text) || this.hasSuccessorIn(anywhere, text) || this.hasSuccessorIn(acked, text);
			this.hold(
				10,
				isSafe,
				() => `${this.placeOf.get(text)} ${text} was on a device at the restore and is gone`,
			);
		}
		for (const device of devices) this.sawHome(state, device);
	}

	private sawHome(state: AccountState, device: DeviceState): void {
		this.hold(
			8,
			device.outbox.length === 0,
			() => `${device.device} still has ${device.outbox.length} unsent`,
		);
		const server = [...state.trips].map(([id, { cells }]): [string, string] => [id, shown(cells)]).sort();
		const here = [...device.trips].map(([id, { view }]): [string, string] => [id, shown(view)]).sort();
		this.hold(
			1,
			JSON.stringify(server) === JSON.stringify(here),
			() => `${device.device} shows ${here} for ${server}`,
		);
	}

	private sawView({ now, was, account }: { now: Cells; was: Cells; account: AccountName }): void {
		for (const [path, cell] of now) {
			const [is, before] = [textOf(cell.v), textOf(was.get(path)?.v)];
			if (is === null || before === null || is === before) continue;
			const isFair =
				!this.isAncestor(is, before) || this.refused.has(before) || this.wasRestored.has(account);
			this.hold(6, isFair, () => `${path} went back from ${before} to ${is}`);
		}
	}

	private sawEffect(seen: {
		before: AccountState;
		after: AccountState;
		mark: Mark;
		device: string;
		op: SyncRequest['ops'][number];
	}): void {
		const { before, after, mark, device, op } = seen;
		const isBy = (one?: { device: string; seq: number }) => one?.device === device && one.seq === op.seq;
		const cellIn = (state: AccountState) => state.trips.get(op.trip)?.cells.get(op.path);
		const gaveWay = after.history
			.slice(before.history.length)
			.some((entry) => isBy(entry) && entry.r === entry.at);
		const hasEffect = gaveWay || (isBy(cellIn(after)) && !isBy(cellIn(before)));
		if (!hasEffect) return;
		const effects = (mark.effects.get(op.id) ?? 0) + 1;
		mark.effects.set(op.id, effects);
		this.hold(4, effects === 1, () => `${op.id} took effect ${effects} times`);
	}

	private sawPlan(before: AccountState, after: AccountState, plan: TripPlan): void {
		const [were, are] = [countLive(before), countLive(after)];
		this.hold(7, are <= Math.max(plan.trips, were), () => `${are} live trips of ${plan.trips}`);
		for (const [id, trip] of after.trips) {
			if (trip === before.trips.get(id)) continue;
			const stops = liveStopIds(trip.cells).length;
			const stopsBefore = liveStopIds(before.trips.get(id)?.cells ?? new Map()).length;
			const allowed = Math.max(Math.min(10, plan.stops), stopsBefore);
			this.hold(7, stops <= allowed, () => `${id} has ${stops} stops of ${allowed}`);
		}
	}

	private isAncestor(older: string, newer: string): boolean {
		for (let at = this.seenWhenWritten.get(newer) ?? null; at !== null; ) {
			if (at === older) return true;
			at = this.seenWhenWritten.get(at) ?? null;
		}
		return false;
	}

	private hasSuccessorIn(texts: ReadonlySet<string>, text: string): boolean {
		for (const newer of texts) if (this.isAncestor(text, newer)) return true;
		return false;
	}

	private hold(law: number, isTrue: boolean, what: () => string): void {
		this.checks.set(law, (this.checks.get(law) ?? 0) + 1);
		if (!isTrue) throw new LawBroken(law, what());
	}
}

function newMark(): Mark {
	return { acked: new Set(), effects: new Map() };
}

function copyMark({ acked, effects }: Mark): Mark {
	return { acked: new Set(acked), effects: new Map(effects) };
}

function textsOf(cells: readonly { v: Json }[]): Set<string> {
	const texts = new Set<string>();
	for (const { v } of cells) addText(texts, v);
	return texts;
}

function addText(texts: Set<string>, value: Json): void {
	const text = textOf(value);
	if (text !== null) texts.add(text);
}

/** The unique text in a value: a string itself, minutes, the mark at the end of an order, the name of a place. */
function textOf(value: Json | undefined): string | null {
	const text = Array.isArray(value)
		? value.at(-1)
		: typeof value === 'object'
			? (value as { name?: Json } | null)?.name
			: value;
	if (typeof text === 'number') return `${text} minutes`;
	return typeof text === 'string' && UNIQUE.test(text) ? text : null;
}

/** A text of the simulation, a day, a local time or a clock's. */
const UNIQUE = /^text-|^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$|^\d\d:\d\d$/;

function shown(cells: ReadonlyMap<string, Cell>): string {
	return JSON.stringify(
		[...cells].map(([path, { v }]) => [path, v]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
	);
}

function countLive({ trips }: AccountState): number {
	return [...trips.values()].filter(({ cells }: StoredTrip) => cells.get('life')?.v === 'live').length;
}
