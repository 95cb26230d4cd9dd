import { readActivity, readMetrics, readOfficeHealth } from '#api/admin.ts';

export { DashboardScreen as Component } from './DashboardScreen.tsx';

export async function loader() {
	const [metrics, activity, health] = await Promise.all([readMetrics(), readActivity(), readOfficeHealth()]);
	return { title: 'Dashboard', metrics, activity, health };
}
