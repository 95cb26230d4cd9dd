import { CircleCheck, Plug, TriangleAlert } from 'lucide-react';
import type { OfficeHealth } from '#domain/admin/metrics.ts';
import { fullDayTimeWords } from '#domain/day-words.ts';
import { thousands } from '#domain/number-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Legend } from '#ui/Legend.tsx';
import layout from '#ui/layout.module.css';
import styles from './DashboardScreen.module.css';

/** Services in use, and the state of mail and sync. */
export function Health({ health: { version, services, outbox, sync } }: { health: OfficeHealth }) {
	const since = outbox.oldest_waiting && fullDayTimeWords(new Date(outbox.oldest_waiting));
	return (
		<section className={layout.stack} aria-labelledby="health">
			<h2 id="health">What runs</h2>
			<div className={styles.charts}>
				<div className={styles.card}>
					<h3>Services</h3>
					<ul className={styles.services}>
						{services.map(({ name, runs, isEmbedded }) => (
							<li key={name}>
								<b>{name}</b>
								<Badge icon={isEmbedded ? Plug : CircleCheck} tone={isEmbedded ? 'note' : 'good'}>
									{runs}
								</Badge>
							</li>
						))}
					</ul>
				</div>
				<div className={layout.stack}>
					<div className={styles.card}>
						<h3>Outbox</h3>
						<Legend
							facts={[
								{ label: 'Waiting', value: thousands(outbox.waiting) },
								{ label: 'Oldest waiting', value: since ?? 'None' },
								{ label: 'Given up', value: thousands(outbox.dead) },
							]}
						/>
						{outbox.dead > 0 && (
							<Badge icon={TriangleAlert} tone="warn">
								Some mail could not be sent: see the Outbox
							</Badge>
						)}
					</div>
					<div className={styles.card}>
						<h3>Sync</h3>
						<Legend
							facts={[
								{ label: 'Saved trips', value: thousands(sync.trips) },
								{ label: 'Phones and computers', value: thousands(sync.devices) },
								{ label: 'Edits in a day', value: thousands(sync.edits_today) },
								{ label: 'Not accepted', value: thousands(sync.refused_today) },
								{ label: 'Release', value: version },
							]}
						/>
					</div>
				</div>
			</div>
		</section>
	);
}
