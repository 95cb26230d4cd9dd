import { useLoaderData } from 'react-router-dom';
import type { Activity, Metrics, OfficeHealth } from '#domain/admin/metrics.ts';
import { adminHome, adminPath, tabsFor } from '#domain/admin/tabs.ts';
import { thousands } from '#domain/number-words.ts';
import { useSession } from '#session/session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { iconOf } from '../tab-icons.ts';
import { ActivityCharts } from './ActivityCharts.tsx';
import styles from './DashboardScreen.module.css';
import { Health } from './Health.tsx';

const figures: { field: keyof Metrics; one: string; many: string }[] = [
	{ field: 'userCount', one: 'person with an account', many: 'people with an account' },
	{ field: 'promoCount', one: 'plan from a code', many: 'plans from a code' },
	{ field: 'collegeCount', one: 'college live', many: 'colleges live' },
	{ field: 'statesCount', one: 'state live', many: 'states live' },
];

export function DashboardScreen() {
	const { metrics, activity, health } = useLoaderData<{
		metrics: Metrics;
		activity: Activity;
		health: OfficeHealth;
	}>();
	const { account } = useSession();
	const tools = tabsFor(account).filter((tab) => adminPath(tab) !== adminHome);
	return (
		<>
			<h1>Dashboard</h1>
			<ul className={styles.figures}>
				{figures.map(({ field, one, many }) => (
					<li key={field} className={styles.figure}>
						<strong>{thousands(metrics[field])}</strong> {metrics[field] === 1 ? one : many}
					</li>
				))}
			</ul>
			<ActivityCharts activity={activity} />
			<section className={layout.stack} aria-labelledby="tools">
				<h2 id="tools">Tools</h2>
				<div className={layout.row}>
					{tools.map((tab) => (
						<ButtonLink key={tab.path} to={adminPath(tab)}>
							<Icon of={iconOf(tab)} />
							{tab.label}
						</ButtonLink>
					))}
				</div>
			</section>
			<Health health={health} />
		</>
	);
}
