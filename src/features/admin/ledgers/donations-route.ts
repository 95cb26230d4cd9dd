import { readDonations } from '#api/admin-ledgers.ts';

export { DonationsScreen as Component } from './DonationsScreen.tsx';

export const loader = async () => ({ title: 'Donations', rows: await readDonations() });
