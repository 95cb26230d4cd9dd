import { absorb } from '#domain/sync/absorb.ts';
import { type AccountState, newAccount } from '#domain/sync/account-state.ts';
import type { Change } from '#domain/sync/cell.ts';
import { type DeviceState, newDevice, type Op } from '#domain/sync/device-state.ts';
import { nextRequest } from '#domain/sync/next-request.ts';
import { type Cutoffs, prune } from '#domain/sync/prune.ts';
import { serve } from '#domain/sync/serve.ts';
import { type PlanForEdit, type TripPlan, tripPolicy } from '#domain/trips/trip-policy.ts';
import { writeEdit } from './pure-edit.ts';

export const NOW = Date.UTC(2026, 8, 1, 12);

/** A server with one account, its plan and its clock. */
export class AServer {
	state: AccountState = newAccount('e_1');
	plan: TripPlan = { trips: Number.POSITIVE_INFINITY, stops: Number.POSITIVE_INFINITY };
	/** The plan for an edit made at a time: unless a test says otherwise, the same for all. */
	planFor: PlanForEdit = () => this.plan;
	now = NOW;
	taken = new Set<string>();
	private verdictsSince = 0;

	/** The account as a pruning leaves it. */
	pruned(cutoffs: Cutoffs): AccountState {
		const { now } = this;
		this.verdictsSince = Math.max(this.verdictsSince, cutoffs.verdicts);
		return prune(this.state, cutoffs, { now, newId: (prefix) => `${prefix}${now}` });
	}

	answer(request: ReturnType<typeof nextRequest>['body']) {
		this.now += 1;
		const { state, response } = serve(this.state, request, {
			now: this.now,
			policy: tripPolicy((madeAt) => this.planFor(madeAt)),
			freshEpoch: () => `e_${this.now}`,
			verdictsSince: this.verdictsSince,
			isTaken: (tripId) => this.taken.has(tripId),
		});
		this.state = state;
		return response;
	}
}

/** A device of that account. */
export class ADevice {
	state: DeviceState;
	clockError = 0;
	readonly server: AServer;
	private count = 0;

	constructor(server: AServer, name: string) {
		this.server = server;
		this.state = newDevice(name);
	}

	newId = (prefix: string): string => {
		this.count += 1;
		return `${prefix}${this.state.device}_${this.count}`;
	};

	edit(trip: string, changes: readonly Change[]): void {
		const context = { t: this.server.now + this.clockError, newId: () => this.newId('o_') };
		this.state = writeEdit(this.state, { trip, changes }, context);
	}

	ask(maxOps = 50) {
		return nextRequest(this.state, { clientNow: this.server.now + this.clockError, maxOps });
	}

	hear(asked: ReturnType<typeof nextRequest>, response: ReturnType<AServer['answer']>): void {
		this.state = absorb(this.state, { asked, response }, { newId: this.newId });
	}

	/** Asks until there is nothing left to say. */
	sync(): void {
		for (let n = 0; n < 20; n++) {
			const asked = this.ask();
			const response = this.server.answer(asked.body);
			this.hear(asked, response);
			if (!response.more && !response.reset && this.state.outbox.length === 0) return;
		}
	}

	shows(trip: string, path: string): unknown {
		return this.state.trips.get(trip)?.view.get(path)?.v;
	}
}

export function anOp(over: Partial<Op> = {}): Op {
	return { id: 'o_1', seq: 1, trip: 't_1', path: 'notes', value: 'Gate B', base: 0, t: NOW, ...over };
}
