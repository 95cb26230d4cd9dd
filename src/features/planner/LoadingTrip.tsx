import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';

/** A page of a trip until the trip is here. Its heading disappears then, so the focus waits for the page's own. */
export function LoadingTrip({ title, heights }: { title: string; heights: number[] }) {
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<h1 className={layout.onlyForReaders} data-passing="">
				{title}
			</h1>
			<Bones heights={heights} label="Opening the trip" />
		</div>
	);
}
