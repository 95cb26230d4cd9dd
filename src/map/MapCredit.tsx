/** Whose shapes and names the maps are made of. */
export function MapCredit({ className }: { className?: string | undefined }) {
	return (
		<p className={className} data-covers="">
			Map: US Census, Natural Earth, GeoNames (CC BY)
		</p>
	);
}
