import { readAudit } from '#api/admin.ts';

export { HistoryScreen as Component } from './HistoryScreen.tsx';

export const loader = async () => ({ title: 'History', newest: await readAudit() });
