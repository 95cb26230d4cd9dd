import { deviceRules } from '#domain/sync/device-rules.ts';
import { mergeCell } from '#domain/sync/merge-cell.ts';
import { serverRules } from '#domain/sync/server-rules.ts';
import { type Rules, standingRules } from './world.ts';

/** The rules with one of the server's replaced. */
function server(over: Partial<typeof serverRules>): Rules {
	return { ...standingRules, server: { ...serverRules, ...over } };
}

/** The rules with one of the device's replaced. */
function device(over: Partial<typeof deviceRules>): Rules {
	return { ...standingRules, device: { ...deviceRules, ...over } };
}

/** Every rule, taken away: the simulation must see a law break under each. */
export const mutants: Record<string, Rules> = {
	'last write wins by clock': server({
		merge: (stored, write) => (stored && write.t < stored.t ? 'gives_way' : 'replaces'),
	}),
	'a device does not know its own last write': server({
		merge: (stored, write) => mergeCell(stored && { ...stored, device: `not-${stored.device}` }, write),
	}),
	'nobody asks what the author had seen': server({
		merge: (stored, write) => mergeCell(stored, { ...write, base: 0 }),
	}),
	'an older write of the same device may come after': server({
		merge: (stored, write) => (stored?.device === write.device ? 'replaces' : mergeCell(stored, write)),
		isStale: () => false,
		verdictOf: () => undefined,
	}),
	'a value that gives way on arrival is dropped': server({
		keepsHistory: (outcome) => outcome === 'overrides',
	}),
	'a value that is overridden is dropped': server({ keepsHistory: (outcome) => outcome === 'gives_way' }),
	'no operation id is recognized': server({ verdictOf: () => undefined }),
	'no watermark backs up the ids': server({ isStale: () => false }),
	'a lost future is not noticed': server({
		needsReset: ({ floor }, { cursor }) => cursor > 0 && cursor < floor,
	}),
	'a copy that others have written past is not noticed': server({ hasLostMark: () => false }),
	'a cursor below the floor is taken': server({
		needsReset: ({ epoch }, asked) => asked.epoch !== null && asked.epoch !== epoch,
	}),
	'the cursor moves past later pages': server({ cursorAfter: ({ rev }) => rev }),
	'the plan is judged as it was when the push began': server({ judgedBy: (_now, before) => before }),
	'no plan is checked': { ...standingRules, checksPlan: false },
	'any session will do': { ...standingRules, checksAccount: false },
	'pruning leaves no mark': { ...standingRules, marksPrunings: false },
	'pruning raises no floor': { ...standingRules, raisesFloor: false },
	'an edit upon an unsent edit is based on what is confirmed': device({
		baseOf: (_shown, confirmed) => confirmed?.r ?? 0,
	}),
	'an answer acknowledges everything': device({ isAnswered: () => true }),
	'a refused edit stays in the outbox': device({
		isAnswered: (op, acks) => acks.has(op.id) && acks.get(op.id)?.verdict !== 'refused',
	}),
	'only trips with documents are rebuilt': device({ touched: (documents) => new Set(documents) }),
	'a late answer counts': device({
		isCurrent: (asked, state) => asked.epoch === state.epoch && asked.resets === state.resets,
	}),
	'an answer from before a restore counts': device({ isCurrent: () => true }),
	'what a restored server lacks is not sent again': device({ sendsAgain: false }),
	'nobody asks how far two pasts agree': device({ sharedWith: () => null }),
	'an edit claims to have seen what the server lost': device({ lowersBases: false }),
	'the outbox does not wait for a reset': device({ waitsForReset: false }),
	'a captive portal’s page counts as an answer': { ...standingRules, checksAnswer: false },
	'view and outbox are two transactions': { ...standingRules, editsAtOnce: false },
	'documents and cursor are two transactions': { ...standingRules, absorbsAtOnce: false },
};
