import { Suspense, use, useId, useMemo, useState } from 'react';
import { indexNear } from '#domain/schedule/index-near.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { placeStop } from '#domain/trips/stop-places.ts';
import { distanceWords, fromCampusWords } from '#domain/trips/travel-words.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';
import { loadNearStop, type NearStop, nearestOfType } from '../near-stop.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import type { NearKind } from './add-kinds.ts';
import { FoundStops } from './FoundStops.tsx';
import { NearTrouble } from './NearTrouble.tsx';
import { noneNearWords } from './near-words.ts';

/** Hotels, restaurants or sights near one of the stops, nearest first. */
export function NearStops({ kind }: { kind: NearKind }) {
	const { trip, chosenId, choose } = usePlanner();
	const id = useId();
	const [heldId, hold] = useState<string>();
	const named = (stopId: string | undefined) => trip.stops.find((each) => each.id === stopId);
	// A place added here becomes a stop, too, but the list stays with the stop it began with.
	const stop = named(chosenId) ?? named(heldId) ?? trip.stops.at(-1);
	if (stop && stop.id !== heldId) hold(stop.id);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another stop or another attempt asks again, nothing else.
	const answer = useMemo(() => stop && loadNearStop(stop.place), [stop?.id, attempt]);
	if (!stop || !answer) return null;
	return (
		<div className={layout.stack}>
			<div className={styles.near}>
				<label htmlFor={id}>{`${kind.word} near`}</label>
				<select id={id} value={stop.id} onChange={(event) => choose(event.target.value)}>
					{trip.stops.map((each, index) => (
						<option key={each.id} value={each.id}>{`${index + 1}. ${each.place.name}`}</option>
					))}
				</select>
			</div>
			<Suspense
				key={`${stop.id} ${attempt}`}
				fallback={<Bones heights={[3.5, 3.5, 3.5]} label="Looking around" />}
			>
				<NearRows kind={kind} near={stop} answer={answer} onRetry={() => setAttempt(attempt + 1)} />
			</Suspense>
		</div>
	);
}

interface NearRowsProps {
	kind: NearKind;
	near: Stop;
	answer: Promise<NearStop>;
	onRetry: () => void;
}

function NearRows({ kind, near: { id, place: from }, answer, onRetry }: NearRowsProps) {
	const { trip, outlook, addAt } = usePlanner();
	const around = use(answer);
	if (!around.ok) return <NearTrouble kind={kind} stop={from} code={around.code} onRetry={onRetry} />;
	const at = trip.stops.findIndex((each) => each.id === id);
	const rows = nearestOfType(around.places, kind.id, from).map((place) => ({
		place: placeStop(place),
		parts: [{ text: place.name, match: false }],
		detail: place.note || place.city,
		aside: (isCampus(from) ? fromCampusWords : distanceWords)(place.distance),
	}));
	if (rows.length === 0) return <p className={styles.hint}>{noneNearWords(kind, from.name)}</p>;
	const planned = { stops: trip.stops, visits: outlook?.visits ?? [] };
	return (
		<FoundStops rows={rows} onChoose={({ place }) => addAt(place, indexNear(planned, at, place.type))} />
	);
}
