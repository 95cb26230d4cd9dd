import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { type MadeShare, type ShareDays, shareDays, usualShareDays } from '#domain/trips/trip-share.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { Button } from '#ui/Button.tsx';
import { ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { tripTitle } from '../trip-words.ts';
import { LinkButtons } from './LinkButtons.tsx';
import styles from './ShareDialog.module.css';
import { makeLink } from './view-only.ts';
import { failureWords, untilWords } from './view-only-words.ts';

interface Props {
	account: AccountSync;
	trip: Trip;
	onMade: () => void;
}

/** Makes a view-only link for as long as is wanted, and shows it, this once. */
export function LinkMaker({ account, trip, onMade }: Props) {
	const [days, setDays] = useState<ShareDays>(usualShareDays);
	const [made, setMade] = useState<MadeShare>();
	const [failure, setFailure] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const make = async () => {
		setBusy(true);
		const asked = await makeLink(account, trip.id, days);
		setBusy(false);
		setFailure(asked.ok ? undefined : failureWords(asked.code));
		if (!asked.ok) return;
		setMade(asked.value);
		onMade();
	};
	if (made) {
		return (
			<>
				<p role="status">
					<strong>Your link is ready.</strong> {`${untilWords(made)}. Copy it now: it is shown only once.`}
				</p>
				<LinkButtons key={made.id} link={made.url} title={tripTitle(trip)} label="View-only link" isShown />
			</>
		);
	}
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
