import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { capitalized } from '#domain/capitalized.ts';
import { remedyWords, troubleWords, unhelpedWords } from '#domain/schedule/advice-words.ts';
import { momentOf, remediesInPlanner } from '#domain/schedule/remedies.ts';
import { type Outlook, type Trouble, visitOf } from '#domain/schedule/trouble.ts';
import { instantOf } from '#domain/zone-time.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/clock.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './Times.module.css';

/** Says what goes wrong on a day, and offers remedies: one tap applies one, another undoes it. */
export function TroubleBanner({ outlook, trouble }: { outlook: Outlook; trouble: Trouble }) {
	const { parts, apply } = usePlanner();
	const now = instantOf(useNow());
	const { kind, stopId } = trouble;
	const moment = momentOf(outlook, now);
	const remedies = useMemo(
		() => remediesInPlanner(outlook, { parts, trouble: { kind, stopId }, now: moment }),
		[outlook, parts, kind, stopId, moment],
	);
	const [what, advice] = troubleWords(trouble, outlook);
	// It no longer helps to know when to have left.
	const isTooLate = kind === 'late' && (visitOf(stopId, outlook)?.leaveBy?.at ?? now) < now;
	const helpful = (!isTooLate && advice) || (remedies.length === 0 && unhelpedWords(trouble, outlook));
	return (
		<div className={styles.trouble} data-trouble>
			<Banner icon={Clock} tone={kind === 'late' ? 'bad' : 'warn'}>
				<p>
					<strong>{what}</strong> {helpful}
				</p>
				<div className={styles.remedies}>
					{remedies.map((remedy) => {
						const { words, caveat, done } = remedyWords(trouble, remedy);
						return (
							<Button key={words} onClick={() => apply(done, remedy.changes)}>
								<span>
									{words}
									{caveat && <small>{capitalized(caveat)}</small>}
								</span>
							</Button>
						);
					})}
				</div>
			</Banner>
		</div>
	);
}
