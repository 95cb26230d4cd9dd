import type { AccountBilling } from '#domain/billing/checkout.ts';

/** Under the heading of a list that reads as if people had paid; nothing unless payments are in TEST MODE. */
export function InTestMode({ mode }: Pick<AccountBilling, 'mode'>) {
	return mode === 'test' ? <p>Payments are in TEST MODE: no card is charged, and no money moves.</p> : null;
}
