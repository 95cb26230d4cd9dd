import type { AccountState } from '#domain/sync/account-state.ts';
import type { Change } from '#domain/sync/cell.ts';
import type { DeviceState } from '#domain/sync/device-state.ts';
import type { Asked } from '#domain/sync/next-request.ts';
import type { Cutoffs } from '#domain/sync/prune.ts';
import type { SyncRequest, SyncResponse } from '#domain/sync/wire.ts';
import type { Account, Device, World } from './world.ts';

/**
 * The parts of a simulated world: the pure functions, or the real device code on IndexedDB and the real server store on
 * SQLite. `disks` and `state` of the world are what these parts last left on disk.
 */
export interface Parts {
	/** Writes an edit. If the page dies midway, `written` says whether the edit reached the disk. */
	edit(
		world: World,
		device: Device,
		edit: { trip: string; changes: readonly Change[]; dies: boolean },
	): Promise<{ written: boolean; after: DeviceState }>;
	ask(world: World, device: Device): Promise<Asked>;
	takeIn(
		world: World,
		device: Device,
		exchange: { asked: Asked; response: SyncResponse; dies: boolean },
	): Promise<DeviceState>;
	/** Answers a request under an account; null for a body that is none. */
	serve(world: World, account: Account, text: string): Promise<Served | null>;
	prune(world: World, account: Account, cutoffs: Cutoffs): Promise<AccountState>;
	/** Puts a whole account back. */
	restore(world: World, account: Account, state: AccountState): Promise<void>;
	/** The pages of a device are gone; what is on its disk stays. */
	reboot(world: World, device: Device): Promise<void>;
	close(): Promise<void>;
}

export interface Served {
	request: SyncRequest;
	response: SyncResponse;
	after: AccountState;
}
