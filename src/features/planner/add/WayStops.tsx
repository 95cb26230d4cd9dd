import { Suspense, use, useMemo, useRef, useState } from 'react';
import { countWords } from '#domain/count-words.ts';
import { detourMinutes, onTheWay, type WayMiles, wayMiles } from '#domain/roads/on-the-way.ts';
import { placeKey } from '#domain/trips/stop-code.ts';
import { distanceWords, durationWords } from '#domain/trips/travel-words.ts';
import { instantOf } from '#domain/zone-time.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { Bones } from '#ui/Bones.tsx';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import layout from '#ui/layout.module.css';
import { readDriveStop } from '../drive/drive-stop.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import { FoundStops } from './FoundStops.tsx';
import type { FoundStop } from './found-stop.ts';
import { legsAhead, loadWayThings, type WayThing, type WayThings } from './way-things.ts';

const SHOWN = 10;

/**
 * Campuses, and places from the guides on this device, near the road still ahead; one tap inserts one where it lies on
 * the way.
 */
export function WayStops() {
	const [things] = useState(loadWayThings);
	const [kind, setKind] = useState<WayThing['kind']>('campus');
	const [within, setWithin] = useState<WayMiles>(10);
	return (
		<div className={layout.stack}>
			<Chips label="What’s on the way">
				<ToggleChip pressed={kind === 'campus'} onToggle={() => setKind('campus')}>
					Campuses
				</ToggleChip>
				<ToggleChip pressed={kind === 'place'} onToggle={() => setKind('place')}>
					Eat, stay, see
				</ToggleChip>
			</Chips>
			<Chips label="How far off the road">
				{wayMiles.map((miles) => (
					<ToggleChip key={miles} pressed={miles === within} onToggle={() => setWithin(miles)}>
						{`${miles} mi`}
					</ToggleChip>
				))}
			</Chips>
			<Suspense fallback={<Bones heights={[3.5, 3.5, 3.5]} label="Looking along the way" />}>
				<WayRows things={things} kind={kind} within={within} />
			</Suspense>
		</div>
	);
}

interface WayRowsProps {
	things: Promise<WayThings>;
	kind: WayThing['kind'];
	within: WayMiles;
}

function WayRows({ things, kind, within }: WayRowsProps) {
	const { trip, estimate, outlook, addAt } = usePlanner();
	const { things: all, lacks } = use(things);
	const device = useDeviceWord();
	const status = useRef<HTMLParagraphElement>(null);
	const legs = useMemo(
		() =>
			legsAhead(
				{ trip, estimate, outlook },
				readDriveStop({ ...trip, plan: outlook?.plan ?? null }),
				instantOf(Date.now()),
			),
		[trip, estimate, outlook],
	);
	const found = useMemo(() => {
		const onTrip = new Set(trip.stops.map(({ place }) => placeKey(place)));
		const wanted = all.filter((each) => each.kind === kind && !onTrip.has(placeKey(each.place)));
		// Campuses with a guide come first, because a visit there can be planned.
		return onTheWay(legs, wanted, within).sort((a, b) => Number(b.place.hasGuide) - Number(a.place.hasGuide));
	}, [all, kind, within, legs, trip]);
	const shown = found.slice(0, SHOWN);
	const known = useKnownDrives(
		shown.flatMap(({ place, leg }) => [leg.from, place, leg.to]),
		{ which: 'in order', isWithoutStreets: true },
	);
	const rows = shown.map(({ place: { place, detail }, miles, leg }): FoundStop & { at: number } => {
		const detour = detourMinutes(leg, place, known);
		return {
			place,
			at: leg.at,
			parts: [{ text: place.name, match: false }],
			detail: `${detail}, ${distanceWords(miles)} off the road`,
			aside: detour === null ? 'No road' : `+${durationWords(detour)}`,
		};
	});
	const add = ({ place }: FoundStop) => {
		const row = rows.find((each) => each.place === place);
		if (row && addAt(place, row.at)) status.current?.focus();
	};
	return (
		<>
			<p ref={status} className={styles.hint} role="status" tabIndex={-1}>
				{wordsFor(found.length, { kind, within, device })}
			</p>
			{kind === 'campus' && lacks && <p className={styles.hint}>{lacks}</p>}
			<FoundStops rows={rows} onChoose={add} />
		</>
	);
}

function wordsFor(
	count: number,
	{ kind, within, device }: Pick<WayRowsProps, 'kind' | 'within'> & { device: string },
) {
	const [what, whats] = kind === 'campus' ? ['campus', 'campuses'] : ['place', 'places'];
	const of = kind === 'place' ? ` Places come from the guides on this ${device}.` : '';
	if (count === 0) return `No ${what} within ${within} miles of the road ahead.${of}`;
	const most = count > SHOWN ? `; here are ${SHOWN}` : '';
	return `${countWords(count, what, whats)} within ${within} miles of the road ahead${most}. Minutes show what each stop adds to the drive.${of}`;
}
