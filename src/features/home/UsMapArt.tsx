import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import type { ListedState } from '#domain/states/listed-state.ts';
import styles from './UsMap.module.css';
import { type StateBox, UsMapLabel } from './UsMapLabel.tsx';
import { UsMapState } from './UsMapState.tsx';
import { UsMapTrail } from './UsMapTrail.tsx';
import { campusDots, drawnStates, mapExtent } from './us-map.ts';
import { neighbor } from './us-map-neighbor.ts';

/** Where the Tab key enters: the middle of the country. */
const FIRST_TAB_STOP = 'MO';

/** The states themselves: pointing, focusing or touching shows a name; arrow keys move from state to state. */
export function UsMapArt({ states }: { states: ListedState[] }) {
	const hatch = useId();
	const drawn = useMemo(() => drawnStates(states), [states]);
	const open = useMemo(() => drawn.filter(({ enabled }) => enabled), [drawn]);
	const [tabStop, setTabStop] = useState(FIRST_TAB_STOP);
	const { shown, show, point, hide } = useShown();
	const stop = open.some((state) => state.state_abbreviation === tabStop)
		? tabStop
		: open[0]?.state_abbreviation;
	const labelled = drawn.find((state) => state.state_abbreviation === shown?.abbreviation);

	const walk = (event: KeyboardEvent<SVGSVGElement>) => {
		const from = open.find((state) => state.state_abbreviation === abbreviationOf(event.target as Element));
		const next = from && neighbor(from, event.key, open);
		if (event.key.startsWith('Arrow')) event.preventDefault();
		if (!next) return;
		setTabStop(next.state_abbreviation);
		event.currentTarget.querySelector<SVGAElement>(`a[data-state="${next.state_abbreviation}"]`)?.focus();
	};

	return (
		<>
			<svg
				className={styles.art}
				viewBox={`0 0 ${mapExtent.width} ${mapExtent.height}`}
				role="group"
				aria-label="Map of the states"
				onPointerOver={point}
				onPointerDown={point}
				onPointerMove={(event) => event.pointerType === 'touch' && point(event)}
				onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
				onFocus={(event) => show(event.target)}
				onBlur={hide}
				onKeyDown={walk}
			>
				<Hatch id={hatch} />
				{drawn.map((state) => (
					<UsMapState
						key={state.state_abbreviation}
						state={state}
						hatch={hatch}
						isTabStop={state.state_abbreviation === stop}
					/>
				))}
				<path className={styles.dots} d={campusDots} />
				{/* Drawn above its neighbors, which would hide half of its edge. */}
				{labelled?.enabled && <path className={styles.outline} d={labelled.shape} />}
				<UsMapTrail />
			</svg>
			{shown && labelled && <UsMapLabel state={labelled} box={shown.box} isTouched={shown.isTouched} />}
		</>
	);
}

/** The state whose name is shown. */
interface Shown {
	abbreviation: string;
	isTouched: boolean;
	box: StateBox;
}

/** Shows the name of the state under the pointer or finger, or with the focus. */
function useShown() {
	const [shown, setShown] = useState<Shown>();
	const hide = () => setShown(undefined);
	const show = (element: Element | null, isTouched = false) => {
		const shape = element?.closest<SVGGraphicsElement>('[data-state]');
		const abbreviation = abbreviationOf(element);
		if (!shape || !abbreviation) hide();
		else if (abbreviation !== shown?.abbreviation) setShown({ abbreviation, isTouched, box: boxOf(shape) });
	};
	const point = (event: PointerEvent) => {
		if (event.pointerType !== 'touch') return show(event.target as Element);
		// A sliding finger keeps its first target, so the element under it must be looked up.
		const under = document.elementFromPoint(event.clientX, event.clientY);
		if (abbreviationOf(under)) show(under, true);
	};
	return { shown, show, point, hide };
}

function Hatch({ id }: { id: string }) {
	return (
		<pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
			<path className={styles.hatchGround} d="M0 0h7v7H0Z" />
			{/* Filled, and away from the tile's edge, because WebKit does not draw a line no wider than its stroke. */}
			<path className={styles.hatchLine} d="M3 0h1v7H3Z" />
		</pattern>
	);
}

/** Returns its shape's bounding box, in units of the drawing. */
function boxOf(shape: SVGGraphicsElement): StateBox {
	const { x, y, width, height } = shape.getBBox();
	return { left: x, right: x + width, middle: y + height / 2 };
}

const abbreviationOf = (element: Element | null) =>
	element?.closest('[data-state]')?.getAttribute('data-state') ?? undefined;
