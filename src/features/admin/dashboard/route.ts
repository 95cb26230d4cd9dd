import { readMetrics } from '#api/admin.ts';

export { DashboardScreen as Component } from './DashboardScreen.tsx';

export const loader = async () => ({ title: 'Dashboard', metrics: await readMetrics() });
