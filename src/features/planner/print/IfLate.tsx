import { lateAdvice } from '#domain/schedule/late-advice.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { TourDay } from '#domain/schedule/schedule.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { useIsPrinting } from '#ui/printing.ts';
import styles from './PrintedTrip.module.css';

interface Props {
	outlook: Outlook | null;
	parts: PlanParts;
	day: TourDay | undefined;
}

/**
 * What to do on a day that goes wrong. Each remedy is tried out on the trip, so this is computed only when printing.
 */
export function IfLate({ outlook, parts, day }: Props) {
	const isPrinting = useIsPrinting();
	const lines = isPrinting && outlook && day ? lateAdvice(outlook, parts, day) : [];
	if (lines.length === 0) return null;
	return (
		<section className={styles.part}>
			<h2>If you run late</h2>
			{lines.map((words) => (
				<p key={words}>{words}</p>
			))}
		</section>
	);
}
