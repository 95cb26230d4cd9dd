import { chooseLabels, FEW_NAMES } from './choose-labels.ts';
import { keepLast } from './keep-last.ts';
import { type Label, plus } from './label-candidates.ts';
import { groundRules, type LaidMark, marksOf, type Unnamed } from './marks.ts';
import { HALO, markerHalf } from './pin.ts';
import type { Obstacles, Segment } from './place-labels.ts';
import { MILES, ringEnds } from './rings.ts';
import type { Around, MarkerLook, Scene } from './scene.ts';
import { projectionOf, type Spot } from './view.ts';

export interface LaidOut {
	marks: LaidMark[];
	labels: Label[];
	isSmall: boolean;
}

/** Positions a scene's markers in the view, and picks the names there is room for. */
export function layOut(scene: Scene, { towns, shields, plates, ...ground }: Around): LaidOut {
	return nameArranged(arrange(scene, ground), { towns, shields, plates });
}

/** Positioned markers without names: towns and roads do not affect their positions. */
export interface Arranged {
	scene: Scene & MarkerLook;
	ground: MarkedGround;
	marks: Unnamed[];
	/** Positions that would leave room for other names; computed only when one is missing. */
	others: (() => Unnamed[])[];
}

/** The names there are besides the markers' own. */
type NamesAround = Pick<Around, 'towns' | 'shields' | 'plates'>;

/** The inputs for arranging markers. */
type MarkedGround = Pick<Around, 'view' | 'covers' | 'scale' | 'base'>;

/** Positions a scene's markers. */
export const arrange = keepLast((scene: Scene, ground: MarkedGround): Arranged => {
	const isClose = ground.view.zoom > (scene.namesFrom ?? Number.POSITIVE_INFINITY);
	const looking = {
		...scene,
		isSmall: scene.isCrowded === true && !isClose,
		isNaming: scene.isNaming === true || isClose,
	};
	const judged = { ...ground, ...groundRules(ground) };
	const isFew = looking.isNaming && scene.pins.length <= FEW_NAMES;
	return {
		scene: looking,
		ground,
		marks: marksOf(scene.pins, looking, judged),
		// With only a few markers to name, the order in which they step aside decides how many names fit.
		others: (isFew ? scene.pins.slice(1) : []).map(
			(_, at) => () => marksOf(turned(scene.pins, at + 1), looking, judged),
		),
	};
});

/** Picks the names that arranged markers leave room for. */
export const nameArranged = keepLast((arranged: Arranged, names: NamesAround): LaidOut => {
	const { scene, ground, marks, others } = arranged;
	const around = { ...ground, ...names };
	let best = nameMarks(marks, scene, around);
	for (const arrangeAnew of others) {
		if (countNamed(best) === scene.pins.length) break;
		const laid = nameMarks(arrangeAnew(), scene, around);
		if (countNamed(laid) > countNamed(best)) best = laid;
	}
	return best;
});

const turned = <T>(list: T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

const countNamed = ({ marks }: LaidOut) => marks.filter(({ isNamed }) => isNamed).length;

function nameMarks(marks: Unnamed[], scene: Scene & MarkerLook, around: Around): LaidOut {
	const { view, scale, base, towns, shields = [], plates = [] } = around;
	if (!base)
		return { marks: marks.map((mark) => ({ ...mark, isNamed: false })), labels: [], isSmall: scene.isSmall };
	const labels = chooseLabels({
		view,
		scale,
		base,
		towns,
		shields,
		plates,
		home: scene.home,
		isOnPaper: scene.isOnPaper ?? false,
		marks: marks.map(({ pins: [pin, ...others], aside }) => ({
			point: pin,
			aside,
			half: grown(markerHalf(pin.kind, scene.isSmall), scale),
			...(scene.isNaming && others.length === 0 && { name: pin.name }),
		})),
		rings: scene.rings ? ringEnds(scene.rings, MILES) : [],
		obstacles: obstaclesOf(marks, scene, around),
	});
	const named = new Set(labels.filter(({ kind }) => kind === 'pin').map(({ point }) => point));
	return {
		marks: marks.map((mark) => ({ ...mark, isNamed: named.has(mark.pins[0]) })),
		labels,
		isSmall: scene.isSmall,
	};
}

/** Lists what names must avoid: covers, leaders, and the trail. */
function obstaclesOf(marks: Unnamed[], { legs = [] }: Scene, { view, covers }: Around): Obstacles {
	const project = projectionOf(view);
	const leaders = marks
		.filter(({ isAside }) => isAside)
		.map(({ pins: [pin], aside }): Segment => {
			const from = project(pin);
			return { from, to: plus(from, aside) };
		});
	const trail = legs.flatMap(({ points }) => segmentsOf(points.map(project)));
	return { ...view, boxes: covers, segments: [...leaders, ...trail] };
}

const grown = ({ x, y }: Spot, scale: number): Spot => ({ x: (x + HALO) * scale, y: (y + HALO) * scale });

/** Pieces shorter than a few pixels would change nothing. */
function segmentsOf(line: Spot[]): Segment[] {
	const segments: Segment[] = [];
	let from = line[0];
	for (const to of line.slice(1)) {
		if (from && Math.hypot(to.x - from.x, to.y - from.y) < 3 && to !== line.at(-1)) continue;
		if (from) segments.push({ from, to });
		from = to;
	}
	return segments;
}
