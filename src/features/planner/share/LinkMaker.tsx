import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '#domain/calendar-day.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import {
	endsTooSoon,
	type MadeShare,
	type ShareDays,
	shareDays,
	shareDaysFor,
} from '#domain/trips/trip-share.ts';
import { serverNow } from '#runtime/server-clock.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { Button } from '#ui/Button.tsx';
import { ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './ShareDialog.module.css';
import { makeLink } from './share-writes.ts';
import { linkFailureWords, tooShortWords } from './view-only-words.ts';

interface Props {
	account: AccountSync;
	tripId: string;
	onMade: (made: MadeShare) => void;
}

/** Makes a view-only link that stays valid for the chosen number of days; at first, until the trip is over. */
export function LinkMaker({ account, tripId, onMade }: Props) {
	const { outlook } = usePlanner();
	const [now] = useState(() => new Date(serverNow()));
	const lastDay = lastDayOf(outlook);
	const [chosen, choose] = useState<ShareDays>();
	const days = chosen ?? shareDaysFor(lastDay, now);
	const [failure, setFailure] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const make = async () => {
		const asked = await busyWith(() => makeLink(account, tripId, days));
		setFailure(asked.ok ? undefined : linkFailureWords(asked.code));
		if (asked.ok) onMade(asked.value);
	};
	return (
		<>
			<fieldset className={styles.lengths}>
				<legend>It works for</legend>
				<div>
					{shareDays.map((each) => (
						<ToggleChip key={each} pressed={each === days} onToggle={() => choose(each)}>
							{`${each} days`}
						</ToggleChip>
					))}
				</div>
				<p role="status" className={layout.small}>
					{endsTooSoon(days, lastDay, now) && tooShortWords}
				</p>
			</fieldset>
			{failure && <p role="alert">{failure}</p>}
			<div className={layout.row}>
				<Button disabled={isBusy} onClick={() => void make()}>
					<Icon of={Link2} />
					{isBusy ? 'Making the link' : 'Make a view-only link'}
				</Button>
			</div>
		</>
	);
}

/** Returns the last day of a trip; null while it has no dates. */
function lastDayOf(outlook: Outlook | null): Day | null {
	return outlook?.plan.isDated ? (outlook.days.at(-1)?.day ?? null) : null;
}
