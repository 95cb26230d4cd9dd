import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { type MadeShare, type ShareDays, shareDays, usualShareDays } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { Button } from '#ui/Button.tsx';
import { ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import styles from './ShareDialog.module.css';
import { makeLink } from './share-writes.ts';
import { linkFailureWords } from './view-only-words.ts';

interface Props {
	account: AccountSync;
	tripId: string;
	onMade: (made: MadeShare) => void;
}

/** Makes a view-only link that stays valid for the chosen number of days. */
export function LinkMaker({ account, tripId, onMade }: Props) {
	const [days, setDays] = useState<ShareDays>(usualShareDays);
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
						<ToggleChip key={each} pressed={each === days} onToggle={() => setDays(each)}>
							{`${each} days`}
						</ToggleChip>
					))}
				</div>
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
