import { readDonations, readLicences, readSubscribers } from '#api/admin-ledgers.ts';
import { DonationsScreen } from './DonationsScreen.tsx';
import { LicensesScreen } from './LicensesScreen.tsx';
import { SubscribersScreen } from './SubscribersScreen.tsx';

/** The pages that only list what has come in. */
export const ledgers = {
	donations: {
		Component: DonationsScreen,
		loader: async () => ({ title: 'Donations', rows: await readDonations() }),
	},
	licenses: {
		Component: LicensesScreen,
		loader: async () => ({ title: 'Licenses', rows: await readLicences() }),
	},
	subscribers: {
		Component: SubscribersScreen,
		loader: async () => ({ title: 'Subscribers', rows: await readSubscribers() }),
	},
};
