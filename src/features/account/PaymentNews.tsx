import { CircleCheck, CreditCard, WifiOff } from 'lucide-react';
import { Banner } from '#ui/Banner.tsx';
import type { AccountView } from './account-view.ts';
import { paymentWords } from './account-words.ts';

/** What became of the payment that this page comes back from. */
export function PaymentNews({ outcome }: { outcome: NonNullable<AccountView['outcome']> }) {
	const [first, rest] = paymentWords(outcome);
	const isPaid = outcome !== 'unknown' && outcome.state === 'paid';
	const icon = isPaid ? CircleCheck : outcome === 'unknown' ? WifiOff : CreditCard;
	return (
		<Banner icon={icon} tone={isPaid ? 'good' : 'note'} live="status">
			<b>{first}</b> {rest}
		</Banner>
	);
}
