/** Whose shapes and names the maps are made of. */
export function MapCredit({
	className,
	more,
}: {
	className?: string | undefined;
	more?: string | undefined;
}) {
	return (
		<p className={className} data-covers="">
			Map: US Census, Natural Earth, GeoNames (CC BY){more}
		</p>
	);
}
