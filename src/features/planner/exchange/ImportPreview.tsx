import { useState } from 'react';
import { countWords } from '#domain/count-words.ts';
import { limits } from '#domain/limits.ts';
import { encodeStop } from '#domain/trips/stop-code.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { StopContent, TripContent } from '#domain/trips/trip-content.ts';
import { Button } from '#ui/Button.tsx';
import { DialogAnswers } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import { keptWords, roomWords, summaryWords, unplacedWords } from './preview-words.ts';
import type { Importable } from './read-file.ts';
import { StopChoice } from './StopChoice.tsx';
import { useImport } from './use-import.ts';

/** Shows an import: each stop and what we know it as, the first ten selected, and where they can go. */
export function ImportPreview({ importable, onClose }: { importable: Importable; onClose: () => void }) {
	const { content, called } = importable;
	const { trip, room } = usePlanner();
	const own = trip.stops.map(({ place }) => encodeStop(place));
	const [chosen, setChosen] = useState(
		() => new Set(content.stops.slice(0, limits.stopsPerTrip).map((_, index) => index)),
	);
	const stops = content.stops.filter((_, index) => chosen.has(index));
	const left = room.mostStops - trip.stops.length;
	const isOver = freshIn(stops, trip).length > left;
	const toggle = (index: number) => {
		const next = new Set(chosen);
		if (!next.delete(index)) next.add(index);
		setChosen(next);
	};
	return (
		<>
			<p>{summaryWords(importable)}</p>
			<StopChoice stops={content.stops} called={called} chosen={chosen} own={own} onToggle={toggle} />
			<LeftOut importable={importable} />
			{isOver && (
				<p id="no-room" className={layout.small}>
					{roomWords(left, { trip, room })}
				</p>
			)}
			<Answers content={{ ...content, stops }} isOver={isOver} onClose={onClose} />
		</>
	);
}

/** Where the chosen stops may go: into this trip, or into a new one where this one has stops or words of its own. */
function Answers({
	content,
	isOver,
	onClose,
}: {
	content: TripContent;
	isOver: boolean;
	onClose: () => void;
}) {
	const { trip } = usePlanner();
	const { intoThis, asNew } = useImport(onClose);
	const isEmpty = trip.stops.length === 0;
	const fresh = freshIn(content.stops, trip);
	const asNewTrip = (
		<Button
			kind={isEmpty ? 'plain' : 'go'}
			disabled={content.stops.length === 0}
			onClick={() => void asNew(content)}
		>
			Import as a new trip
		</Button>
	);
	const here = (
		<Button
			kind={isEmpty ? 'go' : 'plain'}
			disabled={fresh.length === 0 || isOver}
			aria-describedby={isOver ? 'no-room' : undefined}
			onClick={() => intoThis({ ...content, stops: fresh })}
		>
			{hereWords(fresh.length, { isEmpty })}
		</Button>
	);
	return (
		<DialogAnswers>
			{!isEmpty && asNewTrip}
			{here}
			{isEmpty && keptWords(trip, content) && asNewTrip}
			<Button onClick={onClose}>Cancel</Button>
		</DialogAnswers>
	);
}

function hereWords(count: number, { isEmpty }: { isEmpty: boolean }): string {
	if (isEmpty) return `Import ${countWords(count, 'stop')}`;
	return count === 0 ? 'All already in this trip' : `Add ${count} to this trip`;
}

/** The stops that a trip does not have yet. */
function freshIn(stops: readonly StopContent[], trip: Trip): StopContent[] {
	const own = trip.stops.map(({ place }) => encodeStop(place));
	return stops.filter(({ place }) => !own.includes(encodeStop(place)));
}

/** What does not come along, and why. */
function LeftOut({ importable: { content, unplaced, more, lacks } }: { importable: Importable }) {
	const { trip } = usePlanner();
	const kept = trip.stops.length === 0 && keptWords(trip, content);
	return (
		<>
			{kept && <p className={layout.small}>{kept}</p>}
			{content.stops.length > limits.stopsPerTrip && (
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
