import { Copy, Download, History, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '#domain/paths.ts';
import type { Change } from '#domain/sync/cell.ts';
import { copyName, copyTrip } from '#domain/trips/copy-trip.ts';
import { trashTrip } from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { randomId } from '#sync/random-id.ts';
import { PlanQuestion } from '#trips/PlanQuestion.tsx';
import { accountPlanOf } from '#trips/plan-room.ts';
import { RenameDialog } from '#trips/RenameDialog.tsx';
import type { SavedTripRow } from '#trips/use-saved-trips.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useBusy } from '#ui/use-busy.ts';
import { DeleteTrip } from './DeleteTrip.tsx';
import type { Member } from './ForMember.tsx';
import styles from './SavedTrip.module.css';
import apart from './SavedTripActions.module.css';
import { trashingWords } from './saved-words.ts';
import { editSaved } from './saved-writes.ts';

const ExportTrip = lazyPart(() => import('./ExportTrip.tsx'), 'ExportTrip');

interface Props {
	row: SavedTripRow;
	/** All live trips. */
	rows: readonly SavedTripRow[];
	member: Member;
}

export function SavedTripActions({ row, rows, member }: Props) {
	const { trip, cells } = row;
	const [asking, setAsking] = useState<'name' | 'delete' | 'room' | 'export' | null>(null);
	const close = () => setAsking(null);
	const { title, edit, isFull, duplicate, deletion } = writesOf({ row, rows, member });
	const { isBusy, busyWith } = useBusy();
	return (
		<div className={classNames(styles.actions, apart.row)}>
			<ButtonLink kind="quiet" to={paths.tripChanges(trip.id)} aria-label={`Changes of ${title}`}>
				<Icon of={History} />
				Changes
			</ButtonLink>
			<Button
				kind="quiet"
				iconOnly
				aria-label={`Duplicate ${title}`}
				disabled={isBusy}
				onClick={() => (isFull() ? setAsking('room') : void busyWith(duplicate))}
			>
				<Icon of={Copy} />
			</Button>
			{trip.stops.length > 0 && (
				<Button kind="quiet" iconOnly aria-label={`Export ${title}`} onClick={() => setAsking('export')}>
					<Icon of={Download} />
				</Button>
			)}
			<Button kind="quiet" iconOnly aria-label={`Rename ${title}`} onClick={() => setAsking('name')}>
				<Icon of={Pencil} />
			</Button>
			<Button kind="quiet" iconOnly aria-label={`Delete ${title}`} onClick={() => setAsking('delete')}>
				<Icon of={Trash2} />
			</Button>
			{asking === 'name' && <RenameDialog trip={trip} cells={cells} onRename={edit} onClose={close} />}
			{asking === 'export' && (
				<Suspense>
					<ExportTrip trip={trip} cells={cells} onClose={close} />
				</Suspense>
			)}
			{asking === 'delete' && <DeleteTrip {...deletion} onClose={close} />}
			{asking === 'room' && (
				<PlanQuestion
					full="trips"
					stays="Nothing was changed."
					onRoom={() => void busyWith(duplicate)}
					onClose={close}
				/>
			)}
		</div>
	);
}

function writesOf({ row: { trip, cells }, rows, member: { who, account } }: Props) {
	const title = tripTitle(trip);
	const edit = (words: string, changes: readonly Change[]) =>
		void editSaved(account, trip.id, { changes, inverse: invert(changes, cells), words });
	return {
		title,
		edit,
		isFull: () => rows.length >= accountPlanOf(who).trips,
		duplicate: () => {
			const taken = rows.map((each) => each.trip.name);
			const name = copyName(trip.name, taken);
			return editSaved(account, randomId('t_'), {
				changes: copyTrip(cells, name, () => randomId('s_')),
				inverse: trashTrip(),
				words: `${name} is here`,
			});
		},
		deletion: {
			title,
			stays: trashingWords(rows.length, accountPlanOf(who)),
			onDelete: () => edit(`${title} is in the trash`, trashTrip()),
		},
	};
}
