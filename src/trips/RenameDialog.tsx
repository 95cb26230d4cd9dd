import { useState } from 'react';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { NameDialog } from './NameDialog.tsx';

interface Props {
	trip: Trip;
	cells: Cells;
	/** Makes the edit, announced with these words; not called for an unchanged name. */
	onRename: (words: string, changes: readonly Change[]) => void;
	onClose: () => void;
}

/** Asks for a trip's new name. */
export function RenameDialog({ trip, cells: cellsNow, onRename, onClose }: Props) {
	// Values that another phone writes while the form is open do not count as seen in it.
	const [{ before, cells }] = useState({ before: trip.name, cells: cellsNow });
	return (
		<NameDialog
			title="Name this trip"
			name={before}
			go="Rename"
			onName={(name) =>
				name !== before && onRename(`Renamed to ${name}`, afterSeeing(cells, renameTrip(name)))
			}
			onClose={onClose}
		/>
	);
}
