import { Download, MapPin, Plus } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Point } from '#domain/geo.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { AROUND_CAMPUS_MILES } from '#domain/places/shown-places.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';
import { ImportPlaces } from './ImportPlaces.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import type { CollegeEditor } from './use-college-editor.ts';
import { keepPoint } from './use-place-form.ts';

export function PlacesCard({ editor, places }: { editor: CollegeEditor; places: AdminPlace[] }) {
	const { ipeds_id, name, city, state_abbreviation, lat, long } = editor.college;
	const campus = { ...exact({ lat, long }), city, state_abbreviation, ipeds_id };
	/** The place being edited, or the point where a new one starts. */
	const [edited, setEdited] = useState<AdminPlace | Point>();
	/** True while the next click on the map sets a new place's position. */
	const [isAdding, setAdding] = useState(false);
	const [isImporting, setImporting] = useState(false);
	const { revalidate } = useRevalidator();
	const reload = () => void revalidate();
	const center = useMemo(() => ({ lat, long, name }), [lat, long, name]);
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="places">
			<div className={layout.split}>
				<h2 id="places">Places nearby</h2>
				<div className={layout.row}>
					<Button onClick={() => setEdited(campus)}>
						<Icon of={Plus} />
						Add a place
					</Button>
					<Button aria-pressed={isAdding} onClick={() => setAdding(!isAdding)}>
						<Icon of={MapPin} />
						Add on the map
					</Button>
					<Button onClick={() => setImporting(true)}>
						<Icon of={Download} />
						Import from OpenStreetMap
					</Button>
				</div>
			</div>
			<ClickableMap
				center={center}
				places={places}
				isAdding={isAdding}
				onAdd={(clicked) => {
					setAdding(false);
					const point = exact(clicked);
					setEdited(keepPoint(campus, point, places) ? campus : point);
				}}
				onEdit={setEdited}
			/>
			{places.length === 0 && <p className={layout.soft}>{NONE}</p>}
			<PlaceList places={places} onEdit={setEdited} />
			{edited && (
				<PlaceDialog
					place={'place_id' in edited ? edited : null}
					campus={{ ...campus, start: { lat: edited.lat, long: edited.long } }}
					places={places}
					// A late answer closes its own dialog, and not a later one.
					onClose={() => setEdited((open) => (open === edited ? undefined : open))}
					onDone={reload}
				/>
			)}
			{isImporting && (
				<ImportPlaces college={editor.college} onClose={() => setImporting(false)} onDone={reload} />
			)}
		</section>
	);
}

const NONE = `None within ${AROUND_CAMPUS_MILES} miles yet.`;

/** The map, and instructions while the next click on it adds a place. */
function ClickableMap(map: ComponentProps<typeof PlacesMap>) {
	return (
		<>
			<p role="status" className={map.isAdding ? undefined : layout.onlyForReaders}>
				{map.isAdding && 'Click where the place is. Zoom in first, if that helps.'}
			</p>
			<div className={styles.map}>
				<PlacesMap {...map} />
			</div>
		</>
	);
}

/** Five decimals are about a yard; a click is no more precise. */
const exact = ({ lat, long }: Point): Point => ({
	lat: Number(lat.toFixed(5)),
	long: Number(long.toFixed(5)),
});
