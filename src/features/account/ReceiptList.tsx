import type { AccountBilling } from '#domain/billing/checkout.ts';
import { moneyWords } from '#domain/billing/money.ts';
import { dayWords } from '#domain/day-words.ts';
import layout from '#ui/layout.module.css';
import styles from './AccountScreen.module.css';

type Receipt = AccountBilling['receipts'][number];

const becameOf = { paid: '', ended: ', ended', refunded: ', refunded', disputed: ', in dispute' } as const;

/** Payments, newest first. */
export function ReceiptList({ receipts }: { receipts: Receipt[] }) {
	return (
		<section className={`${layout.stack} ${styles.more}`} aria-labelledby="receipts">
			<h2 id="receipts">Receipts</h2>
			<ul className={styles.list}>
				{receipts.map((receipt) => (
					<li key={receipt.id} className={styles.line}>
						<span className={styles.lineHead}>
							<b>{words(receipt)}</b>
							<span className={`${layout.soft} ${layout.small}`}>
								{dayWords(receipt.paid, new Date())}
								{becameOf[receipt.state]}
								{receipt.service === 'test' && ', TEST MODE: no money moved'}
							</span>
						</span>
						<b>{moneyWords(receipt.amount_cents)}</b>
					</li>
				))}
			</ul>
		</section>
	);
}

function words({ kind, quantity }: Receipt): string {
	if (kind === 'licences') return `${quantity} licences`;
	return kind === 'plan' ? 'Full plan' : 'Donation';
}
