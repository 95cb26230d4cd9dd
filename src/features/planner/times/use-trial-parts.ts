import { useMemo } from 'react';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import { usePlanner } from '../planner-context.ts';

/** What the planner tries edits out with before it offers them. */
export function useTrialParts(): PlanParts {
	const { outlook, parts } = usePlanner();
	return useMemo(() => (outlook ? partsForTrial(outlook, parts) : parts), [outlook, parts]);
}
