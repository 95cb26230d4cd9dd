import { useSyncExternalStore } from 'react';
import { orWarn } from '#db/or-warn.ts';
import type { GuideGate } from '#domain/views/guide-gate.ts';
import { observable } from '#runtime/observable.ts';
import { isReachable } from '#runtime/reachability.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { onSessionChange, readSession } from '#session/session.ts';

/** The outcome for each visited guide; an undecided one shows the guide. */
const gates = observable<ReadonlyMap<number, GuideGate>>(new Map());
const deciding = new Map<number, Promise<void>>();
let latest: number | undefined;

/** Counts a visit to a guide and decides its outcome. Reloading the same page is the same visit. */
export function visitGuideHere(ipedsId: number): Promise<void> {
	const isSameVisit = latest === ipedsId;
	latest = ipedsId;
	onSessionChange(decideAgain);
	const gate = gates.get().get(ipedsId);
	// A reader who returns to a guide that asked has viewed it by now, and is not asked again.
	if (gate === 'open' || (gate === 'prompt' && isSameVisit)) return Promise.resolve();
	const underWay = deciding.get(ipedsId) ?? decide(ipedsId).finally(() => deciding.delete(ipedsId));
	deciding.set(ipedsId, underWay);
	return underWay;
}

/** Does the same for a guide that came with its document: its words first, and nothing that can wait. */
export async function visitArrivedGuide(ipedsId: number): Promise<void> {
	await whenIdle();
	await visitGuideHere(ipedsId);
}

/** Removes the email popup from the guide. */
export function closeGuidePrompt(ipedsId: number) {
	show(ipedsId, 'open');
}

export const guideGate = (ipedsId: number): GuideGate => gates.get().get(ipedsId) ?? 'open';

/** Returns the guide's gate, and re-renders when it is decided. */
export function useGuideGate(ipedsId: number): GuideGate {
	return useSyncExternalStore(onGuideGate, () => guideGate(ipedsId));
}

/** Calls back whenever a guide's gate is decided; returns the function that stops it. */
export const onGuideGate = gates.subscribe;

async function decide(ipedsId: number): Promise<void> {
	// A device that cannot be read counts nothing and shows every guide.
	await orWarn('This device does not tell which guides were viewed', async () => {
		const { decideGuide } = await import('./decide-guide.ts');
		const gate = await decideGuide(ipedsId);
		// An address cannot be sent without a signal, so nobody on the road is asked for one.
		if (gate) show(ipedsId, gate === 'prompt' && !isReachable() ? 'open' : gate);
	});
}

/** A sign-in also changes the decision: a closed guide may open, and an undecided one is decided. */
function decideAgain() {
	if (latest === undefined) return;
	if (readSession().isSignedIn && guideGate(latest) === 'prompt') closeGuidePrompt(latest);
	void visitGuideHere(latest);
}

function show(ipedsId: number, gate: GuideGate) {
	gates.set(new Map(gates.get()).set(ipedsId, gate));
}
