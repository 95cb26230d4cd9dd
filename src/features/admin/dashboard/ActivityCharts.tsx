import { useMemo } from 'react';
import type { Activity } from '#domain/admin/metrics.ts';
import { thousands } from '#domain/number-words.ts';
import { Chart, type ChartLine } from '#ui/Chart.tsx';
import layout from '#ui/layout.module.css';
import styles from './DashboardScreen.module.css';

const plans: Record<number, { label: string; color: string }> = {
	0: { label: 'Free', color: 'ink-soft' },
	1: { label: 'Full', color: 'flag' },
	2: { label: 'Trial', color: 'note' },
	3: { label: 'Trial over', color: 'warn' },
	4: { label: 'Promo', color: 'good' },
};

export function ActivityCharts({ activity }: { activity: Activity }) {
	const { days } = activity;
	const charts = useMemo(() => chartsOf(activity), [activity]);
	return (
		<section className={layout.stack} aria-labelledby="activity">
			<h2 id="activity">{`The last ${days.length} days`}</h2>
			<div className={styles.charts}>
				{charts.map((chart) => (
					<Chart key={chart.title} days={days} {...chart} />
				))}
			</div>
		</section>
	);
}

function chartsOf({ days, views, signUps, trips, plans: perPlan }: Activity) {
	const one = (title: string, values: number[]) => {
		const all = values.reduce((sum, value) => sum + value, 0);
		const summary = `${thousands(all)} in ${days.length} days, ${values.at(-1) ?? 0} of them today.`;
		return { title, summary, lines: [{ label: title, color: 'flag', values }] as ChartLine[] };
	};
	const today = perPlan.map(
		({ subscription_type: type, accounts }) => `${plans[type]?.label}: ${thousands(accounts.at(-1) ?? 0)}`,
	);
	const mix = {
		title: 'Plans',
		summary: `Today ${today.join(', ')}.`,
		lines: perPlan.map(({ subscription_type: type, accounts }) => ({
			label: plans[type]?.label ?? String(type),
			color: plans[type]?.color ?? 'ink',
			values: accounts,
		})),
	};
	return [one('Page views', views), one('Sign-ups', signUps), one('Trips saved', trips), mix];
}
