import { Undo2 } from 'lucide-react';
import { type Cells, sameJson } from '#domain/sync/cell.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { hiderOf } from '#domain/sync/gave-way.ts';
import { invert } from '#domain/trips/invert.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { bringBack } from '#trips/bring-back.ts';
import { changeWords } from '#trips/field-words.ts';
import { momentOf } from '#trips/moment-words.ts';
import { savedStore } from '#trips/saved-store.ts';
import { Button } from '#ui/Button.tsx';
import { useToday } from '#ui/clock.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SavedTrip.module.css';
import { deviceWords } from './saved-words.ts';
import { editSaved } from './saved-writes.ts';

interface Props {
	entry: HistoryEntry;
	cells: Cells;
	/** The id under which this device writes; undefined before its first sync. */
	thisDevice: string | undefined;
	/** The names of the account's devices. */
	names: Record<string, string>;
	account: AccountSync;
}

/** A value replaced by another: its author and time, the trip's current value, and a button to restore it. */
export function GaveWay({ entry, cells, thisDevice, names, account }: Props) {
	const device = useDeviceWord();
	const today = useToday();
	const { path, v, t } = entry;
	const isMine = entry.device === thisDevice;
	const { what, says } = changeWords({ path, value: v }, cells);
	const now = cells.get(path)?.v ?? null;
	const isBack = sameJson(now, v);
	const by = hiderOf(entry, cells);
	const hider = by && deviceWords(by, { isThis: by === thisDevice, word: device, names });
	const bringThisBack = () => {
		const changes = [{ path, value: v }];
		const inverse = invert(changes, cells);
		const edit = () => editSaved(account, entry.trip, { changes, inverse, words: `${what} is back` });
		void bringBack(savedStore(account, entry.trip), { changes, trip: cells }, edit);
	};
	return (
		<li className={styles.trip}>
			<div className={styles.words}>
				<h3>{what}</h3>
				<dl className={styles.values}>
					<div>
						<dt>
							<bdi>{deviceWords(entry.device, { isThis: isMine, word: device, names })}</bdi>
							{`, ${momentOf(t, today)}`}
						</dt>
						<dd>{says}</dd>
					</div>
					<div>
						<dt>
							{hider && !isBack ? (
								<>
									<bdi>{hider}</bdi>, in the trip now
								</>
							) : (
								'In the trip now'
							)}
						</dt>
						<dd>{isBack ? 'Same as this' : changeWords({ path, value: now }, cells).says}</dd>
					</div>
				</dl>
			</div>
			{!isBack && (
				<div className={styles.actions}>
					<Button
						onClick={bringThisBack}
						aria-label={`${isMine ? 'Bring mine back' : 'Bring it back'}: ${what}, ${says}`}
					>
						<Icon of={Undo2} />
						{isMine ? 'Bring mine back' : 'Bring it back'}
					</Button>
				</div>
			)}
		</li>
	);
}
