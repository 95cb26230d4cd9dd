import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';
import { TitleBand } from '#ui/TitleBand.tsx';
import { NoSharedTrip } from './NoSharedTrip.tsx';
import type { SharedPage } from './open-shared.ts';
import { SharedTripView } from './SharedTripView.tsx';

/** The page of a view-only link: the trip as its owner has it, for viewing and copying. */
export function SharedTripScreen() {
	const { title, opened, zoneOf } = useLoaderData<SharedPage>();
	return (
		<Suspense fallback={<LoadingShared title={title} />}>
			<Opened opened={opened} zoneOf={zoneOf} />
		</Suspense>
	);
}

function Opened({ opened, zoneOf }: Pick<SharedPage, 'opened' | 'zoneOf'>) {
	const view = use(opened);
	return view.kind === 'trip' ? (
		<SharedTripView trip={view.trip} stale={view.stale} zoneOf={use(zoneOf)} />
	) : (
		<NoSharedTrip why={view.kind} />
	);
}

function LoadingShared({ title }: Pick<SharedPage, 'title'>) {
	return (
		<>
			<TitleBand title={title} />
			<div className={`${layout.wrap} ${layout.section}`}>
				<Bones heights={[3.2, 3.5, 3.5, 3.5, 3.5]} label="Opening the trip" />
			</div>
		</>
	);
}
