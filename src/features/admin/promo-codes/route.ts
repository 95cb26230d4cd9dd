import { readPromoCodes } from '#api/admin-ledgers.ts';

export { PromoCodesScreen as Component } from './PromoCodesScreen.tsx';

export const loader = async () => ({ title: 'Promo Codes', codes: await readPromoCodes() });
