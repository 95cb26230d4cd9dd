import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { measureWords, remedyWords, troubleWords } from '#domain/schedule/advice-words.ts';
import { remediesFor } from '#domain/schedule/remedies.ts';
import type { Outlook, Trouble } from '#domain/schedule/trouble.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './Times.module.css';
import { useTrialParts } from './use-trial-parts.ts';

/** Says what goes wrong on a day, and offers remedies: one tap applies one, one undoes it. */
export function TroubleBanner({ outlook, trouble }: { outlook: Outlook; trouble: Trouble }) {
	const { cells, apply } = usePlanner();
	const parts = useTrialParts();
	const { kind, stopId } = trouble;
	const remedies = useMemo(
		() => remediesFor({ cells, parts }, { kind, stopId }),
		[cells, parts, kind, stopId],
	);
	const [what, advice] = troubleWords(trouble, outlook);
	return (
		<div className={styles.trouble} data-trouble>
			<Banner icon={Clock} tone={kind === 'late' ? 'bad' : 'warn'}>
				<p>
					<strong>{what}</strong> {advice}
				</p>
				<div className={styles.remedies}>
					{remedies.map((remedy) => {
						const words = measureWords(remedy.measure);
						return (
							<Button key={words} onClick={() => apply(`${words}: done`, remedy.changes)}>
								<span>
									{words}
									{remedy.left > 0 && <small>{remedyWords(trouble, remedy)}</small>}
								</span>
							</Button>
						);
					})}
				</div>
			</Banner>
		</div>
	);
}
