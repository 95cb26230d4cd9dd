import { useState } from 'react';
import { countWords } from '#domain/count-words.ts';
import { limits } from '#domain/limits.ts';
import { stopIndexOf } from '#domain/trips/stop-code.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { StopContent } from '#domain/trips/trip-content.ts';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import { ImportAnswers } from './ImportAnswers.tsx';
import type { Importable } from './importable.ts';
import {
	keptWords,
	otherWords,
	roomWords,
	summaryWords,
	swappedWords,
	unplacedWords,
} from './preview-words.ts';
import { StopChoice } from './StopChoice.tsx';

/** Shows an import: each stop and our name for it, the first ten places selected, and where they can go. */
export function ImportPreview({ importable, onClose }: { importable: Importable; onClose: () => void }) {
	const { content, swapped = 0 } = importable;
	const { trip, room } = usePlanner();
	const [chosen, setChosen] = useState(() => firstTen(importable));
	const stops = content.stops.filter((_, index) => chosen.has(index));
	const taken = { ...content, stops };
	const beside = (trip.stops.length === 0 ? keptWords : otherWords)(trip, taken);
	const left = room.mostStops - trip.stops.length;
	const fresh = freshIn(stops, trip);
	const isOver = fresh.length > left;
	const toggle = (index: number) => {
		const next = new Set(chosen);
		if (!next.delete(index)) next.add(index);
		setChosen(next);
	};
	return (
		<>
			<p>{summaryWords(importable)}</p>
			{swapped > 0 && <p>{swappedWords(swapped)}</p>}
			<StopChoice importable={importable} chosen={chosen} trip={trip} onToggle={toggle} />
			<LeftOut importable={importable} chosen={chosen.size} />
			{beside && (
				<p id="beside" className={layout.small}>
					{beside}
				</p>
			)}
			{isOver && (
				<p id="no-room" className={layout.small}>
					{roomWords(left, { trip, room })}
				</p>
			)}
			<ImportAnswers content={taken} fresh={fresh} beside={beside} isOver={isOver} onClose={onClose} />
		</>
	);
}

/** Returns the indexes of the first ten places. */
function firstTen({ content, repeats }: Importable): ReadonlySet<number> {
	const places = content.stops.flatMap((stop, index) => (repeats?.has(stop) ? [] : index));
	return new Set(places.slice(0, limits.stopsPerTrip));
}

/** Returns the stops that a trip does not have yet. */
function freshIn(stops: readonly StopContent[], trip: Trip): StopContent[] {
	return stops.filter(({ place }) => stopIndexOf(trip.stops, place) < 0);
}

/** Says what does not come along, and why. */
function LeftOut({ importable, chosen }: { importable: Importable; chosen: number }) {
	const { content, unplaced, more, lacks } = importable;
	return (
		<>
			{content.stops.length > chosen && chosen >= limits.stopsPerTrip && (
				<p
					className={layout.small}
				>{`A trip holds ${limits.stopsPerTrip} stops. Uncheck one to take another.`}</p>
			)}
			{unplaced.length > 0 && <p className={layout.small}>{unplacedWords(unplaced)}</p>}
			{lacks && <p className={layout.small}>{lacks}</p>}
			{more > 0 && (
				<p className={layout.small}>{`Not shown: ${countWords(more, 'more place')} on the list.`}</p>
			)}
		</>
	);
}
