import { Suspense, use, useMemo, useState } from 'react';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { FilesPart } from '#trips/files/FilesPart.tsx';
import { loadZoneOf, shownOutlook, usePlanParts, type ZoneOf } from '#trips/plan-parts.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';

interface Props {
	trip: Trip;
	cells: Cells;
	onClose: () => void;
}

/** Exports a saved trip as a file, without opening it first. */
export function ExportTrip({ trip, cells, onClose }: Props) {
	const [zones] = useState(loadZoneOf);
	return (
		<Dialog title={`Export ${tripTitle(trip)}`} onClose={onClose}>
			<Suspense fallback={<Bones heights={[3.5, 3.5, 3.5, 3.5, 3.5]} label="Reading the trip" />}>
				<Files trip={trip} cells={cells} zones={zones} />
			</Suspense>
			<DialogAnswers>
				<Button onClick={onClose}>Done</Button>
			</DialogAnswers>
		</Dialog>
	);
}

function Files({ trip, cells, zones }: Omit<Props, 'onClose'> & { zones: Promise<ZoneOf> }) {
	const zoneOf = use(zones);
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places, { which: 'all', trip: { tripId: trip.id, asks: false } });
	const estimate = useMemo(() => estimateDrives(places, known), [places, known]);
	const parts = usePlanParts(zoneOf, known);
	const outlook = useMemo(() => shownOutlook(cells, parts), [cells, parts]);
	return <FilesPart trip={trip} estimate={estimate} outlook={outlook} />;
}
