import { OSM_CREDIT } from '#domain/places/place.ts';

interface Props {
	className?: string | undefined;
	/** True when something on the map came from OpenStreetMap. */
	withOsm?: boolean | undefined;
	/** True when the map shows the street map. */
	withStreets?: boolean;
}

/** The sources of the maps' shapes and names. */
export function MapCredit({ className, withOsm = false, withStreets = false }: Props) {
	return (
		<p className={className} data-covers="">
			Map: US Census, Natural Earth, GeoNames (CC BY){(withOsm || withStreets) && `, ${OSM_CREDIT}`}
			{withStreets && ', © OpenMapTiles'}
		</p>
	);
}
