import { OSM_CREDIT } from '#domain/places/place.ts';

interface Props {
	className?: string | undefined;
	/** Whether something on the map came from OpenStreetMap. */
	withOsm?: boolean | undefined;
}

/** Whose shapes and names the maps are made of. */
export function MapCredit({ className, withOsm = false }: Props) {
	return (
		<p className={className} data-covers="">
			Map: US Census, Natural Earth, GeoNames (CC BY){withOsm && `, ${OSM_CREDIT}`}
		</p>
	);
}
