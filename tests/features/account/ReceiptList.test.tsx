import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceiptList } from '#features/account/ReceiptList.tsx';

const receipt = { service: 'stripe', kind: 'plan', quantity: 1, amount_cents: 2500 } as const;

test.each([
	['paid', /Nov 2, 2025<\/span>/],
	['ended', /Nov 2, 2025, ended</],
	['refunded', /Nov 2, 2025, refunded</],
	['disputed', /Nov 2, 2025, in dispute</],
] as const)('the receipt of a payment that is %s says where its money is', (state, words) => {
	const receipts = [{ ...receipt, id: 'b_1', state, paid: '2025-11-02T17:00:00Z' }];
	expect(renderToStaticMarkup(<ReceiptList receipts={receipts} />)).toMatch(words);
});
