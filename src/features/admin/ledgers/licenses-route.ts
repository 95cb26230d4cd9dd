import { readLicences } from '#api/admin-ledgers.ts';

export { LicensesScreen as Component } from './LicensesScreen.tsx';

export const loader = async () => ({ title: 'Licenses', rows: await readLicences() });
