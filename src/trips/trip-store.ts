import { useSyncExternalStore } from 'react';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { observable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { changesSince, editsHere } from '#sync/held-changes.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';
import { readTrip } from '#sync/read-trip.ts';

/** The state of this page's edits of a trip. */
export interface TripWrites {
	/** The number of edits on their way to the disk. */
	inFlight: number;
	/** Why the last edit is not on disk; null if it is. */
	refusal: NotSaved | null;
	/** The total number of edits. */
	made: number;
}

/** A trip's location and how to edit it: this device's draft, or a saved trip of an account. */
export interface TripPlace {
	db: AccountSync['db'];
	/** The `DRAFT`, or a saved trip's id. */
	target: string;
	/** The saved trip's account; null for the draft. */
	account: AccountSync | null;
	edit: (changes: readonly Change[]) => Promise<SaveResult>;
}

const UNTOUCHED: TripWrites = { inFlight: 0, refusal: null, made: 0 };

/** The trip open in a planner, and this page's edits of it; only one per trip on a page. */
export class TripStore {
	readonly db: AccountSync['db'];
	readonly target: string;
	readonly account: AccountSync | null;
	private readonly edit: TripPlace['edit'];
	private readonly state = observable(UNTOUCHED);

	constructor({ db, target, account, edit }: TripPlace) {
		this.db = db;
		this.target = target;
		this.account = account;
		this.edit = edit;
	}

	/** The trip's id in addresses; null for the draft. */
	get savedId(): string | null {
		return this.account && this.target;
	}

	/** Edits the trip. The result is shown at once, and `refusal` is set if the device did not take it. */
	async write(changes: readonly Change[]): Promise<void> {
		const { inFlight, made } = this.writes();
		this.change({ inFlight: inFlight + 1, made: made + 1 });
		this.note(await this.edit(changes));
		this.change({ inFlight: Math.max(0, this.writes().inFlight - 1) });
	}

	/** Performs another kind of write; a refusal by the device is shown and retried like that of an edit. */
	async attempt(work: () => Promise<SaveResult>): Promise<void> {
		const again = async (): Promise<SaveResult> => {
			const result = await work();
			return result.saved ? result : { ...result, retry: again };
		};
		const result = await again();
		this.note(result);
	}

	/** Retries everything the device refused. */
	async retry(): Promise<void> {
		const result = await this.writes().refusal?.retry();
		if (result) this.note(result);
	}

	/** Returns the current cells, including edits in memory; empty if there are none. */
	async read(): Promise<Cells> {
		return (await this.readWithId()).cells;
	}

	/** Returns the same with the trip's id: empty while there is no draft, null if the device cannot be read. */
	async readWithId(): Promise<{ id: string | null; cells: Cells }> {
		const { id, cells, refused, nextSeq, isReadable, turn } = await readTrip(this.db, this.target);
		const edits = editsHere(this.db, this.target);
		// The draft has become another one meanwhile.
		if (edits.turn !== turn) return this.readWithId();
		// An edit may reach the disk after this read: until a read is as new, the edit is among those written.
		const changes = changesSince(edits, nextSeq);
		return { id: isReadable ? id : null, cells: withChanges(cells ?? refused ?? new Map(), changes) };
	}

	/** Forgets the edits: their trip no longer exists. */
	forget(): void {
		this.change({ ...UNTOUCHED, made: this.writes().made });
	}

	readonly writes = this.state.get;
	readonly subscribe = this.state.subscribe;

	/** A write includes everything refused before it. */
	private note(result: SaveResult) {
		this.change({ refusal: result.saved ? null : result });
	}

	private change(part: Partial<TripWrites>) {
		this.state.set({ ...this.writes(), ...part });
	}
}

/** Returns the state of a trip's edits, and re-renders when it changes. Without a trip there are none. */
export function useWrites(store: TripStore | null): TripWrites {
	const read = store?.writes ?? untouched;
	return useSyncExternalStore(store?.subscribe ?? neverChanges, read, read);
}

const neverChanges = () => () => undefined;
const untouched = () => UNTOUCHED;
