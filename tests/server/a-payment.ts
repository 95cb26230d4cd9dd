import type { payments } from '#server/billing/table.ts';

/** A payment of this kind, paid. */
export const aPayment = (kind: 'licences' | 'donation', more: Partial<typeof payments.$inferInsert>) => ({
	id: `b_${kind}`,
	service: 'test' as const,
	kind,
	quantity: 1,
	amount_cents: 2500,
	state: 'paid' as const,
	created: new Date('2026-11-20T10:00:00Z'),
	paid: new Date('2026-11-20T10:01:00Z'),
	...more,
});
