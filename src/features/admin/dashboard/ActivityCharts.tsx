import { useMemo } from 'react';
import type { Activity } from '#domain/admin/metrics.ts';
import { Chart, type ChartLine } from '#ui/Chart.tsx';
import layout from '#ui/layout.module.css';
import styles from './DashboardScreen.module.css';

const plans: Record<number, { label: string; colour: string }> = {
	0: { label: 'Free', colour: 'ink-soft' },
	1: { label: 'Full', colour: 'flag' },
	2: { label: 'Trial', colour: 'note' },
	3: { label: 'Trial over', colour: 'warn' },
	4: { label: 'Promo', colour: 'good' },
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

function chartsOf({ days, views, signUps, trips, plans: held }: Activity) {
	const one = (title: string, values: number[]) => {
		const all = values.reduce((sum, value) => sum + value, 0);
		const summary = `${all.toLocaleString('en-US')} in ${days.length} days, ${values.at(-1) ?? 0} of them today.`;
		return { title, summary, lines: [{ label: title, colour: 'flag', values }] as ChartLine[] };
	};
	const today = held.map(
		({ subscription_type: type, accounts }) =>
			`${plans[type]?.label}: ${(accounts.at(-1) ?? 0).toLocaleString('en-US')}`,
	);
	const mix = {
		title: 'Plans',
		summary: `Today ${today.join(', ')}.`,
		lines: held.map(({ subscription_type: type, accounts }) => ({
			label: plans[type]?.label ?? String(type),
			colour: plans[type]?.colour ?? 'ink',
			values: accounts,
		})),
	};
	return [one('Page views', views), one('Sign-ups', signUps), one('Trips saved', trips), mix];
}
