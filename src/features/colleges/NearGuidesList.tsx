import { RefreshCw } from 'lucide-react';
import { use, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { usePositionAllowed } from '#ui/position.ts';
import { FoundRows } from '#ui/search/FoundRows.tsx';
import styles from './CollegeGuidesScreen.module.css';
import type { NamedTrip, NearGuides } from './near-guides.ts';

/** The campuses near the reader or a trip, nearest first; or why there are none, and what to do. */
export function NearGuidesList({ found }: { found: Promise<NearGuides> }) {
	const near = use(found);
	const device = useDeviceWord();
	if (near.kind === 'none') return near.why === 'no_trip' ? <NoTrip /> : <NoPosition why={near.why} />;
	return (
		<section className={`${layout.stack} ${styles.near}`} aria-labelledby="near">
			<h2 id="near" tabIndex={-1}>
				{near.kind === 'me' ? 'Near you' : nearWords(near.trip)}
			</h2>
			{near.kind === 'me' && (
				<p className={layout.collar}>{`Miles in a straight line. Your location stays on this ${device}.`}</p>
			)}
			{near.kind === 'trip' && <WhichTrip {...near} />}
			{near.rows.length === 0 && <p>No other campus is within 60 miles of its stops.</p>}
			<FoundRows rows={near.rows} />
		</section>
	);
}

/** The list in a few words, for the page's status line. */
export function NearGuidesSaid({ found }: { found: Promise<NearGuides> }) {
	const near = use(found);
	if (near.kind === 'none')
		return near.why === 'no_trip' ? noTripTitle : `${noPositionTitle}. ${positionWords[near.why]}`;
	const count =
		near.rows.length === 0 ? 'No other campus' : countWords(near.rows.length, 'campus', 'campuses');
	if (near.kind === 'me') return `${count} near you`;
	return near.trip.name ? <bdi>{`${count} near ${near.trip.name}`}</bdi> : `${count} near your trip`;
}

const nearWords = ({ name }: NamedTrip) => (name ? <bdi>{`Near ${name}`}</bdi> : 'Near your trip');

function WhichTrip({ trip, trips }: Extract<NearGuides, { kind: 'trip' }>) {
	const [, setSearch] = useSearchParams();
	const [chosen, choose] = useState(trip.id);
	const [listed, setListed] = useState(trip.id);
	// The list arrives a moment after the choice, by which time the next may have been made.
	if (listed !== trip.id) {
		setListed(trip.id);
		if (chosen === listed) choose(trip.id);
	}
	if (trips.length < 2) return null;
	return (
		<label className={styles.which}>
			Trip
			<select
				value={chosen}
				onChange={({ target }) => {
					choose(target.value);
					setSearch({ near: target.value }, { replace: true, preventScrollReset: true });
				}}
			>
				{trips.map(({ id, name }) => (
					<option key={id} value={id}>
						{tripTitle({ name })}
					</option>
				))}
			</select>
		</label>
	);
}

const noTripTitle = 'No trip with stops yet';

function NoTrip() {
	return (
		<Empty title={noTripTitle} heading="h2">
			<p>Add a college to a trip, and the campuses around it show up here.</p>
			<ButtonLink to={paths.tripPlanner}>Plan a trip</ButtonLink>
		</Empty>
	);
}

const noPositionTitle = 'We can’t tell where you are';
const positionWords = {
	denied: 'Location is blocked for this site. Allow it in your browser, or filter by town.',
	unknown: 'Step outside or wait a moment, then try again. Or filter by town.',
};

function NoPosition({ why }: { why: keyof typeof positionWords }) {
	const { revalidate, state } = useRevalidator();
	usePositionAllowed(() => void revalidate());
	return (
		<Empty title={noPositionTitle} heading="h2">
			<p>{positionWords[why]}</p>
			<Button onClick={() => void revalidate()} disabled={state === 'loading'}>
				<Icon of={RefreshCw} />
				Try again
			</Button>
		</Empty>
	);
}
