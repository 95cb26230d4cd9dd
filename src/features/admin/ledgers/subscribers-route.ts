import { readSubscribers } from '#api/admin-ledgers.ts';

export { SubscribersScreen as Component } from './SubscribersScreen.tsx';

export const loader = async () => ({ title: 'Subscribers', rows: await readSubscribers() });
