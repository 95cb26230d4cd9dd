import { arrangePins, type PinSurroundings } from './arrange-pins.ts';
import { crossesBorder, isOnLand, judgedGround } from './on-ground.ts';
import { type MapPin, markerHalf } from './pin.ts';
import type { Around, MarkerLook, Scene } from './scene.ts';
import { boxOver, isWithin, projectionOf, type Spot, worldWidth } from './view.ts';

/** A marker of one pin, or of several that share it. */
export interface LaidMark {
	pins: [MapPin, ...MapPin[]];
	/** From its true place to its position. */
	aside: Spot;
	isAside: boolean;
	/** Side of the square around it in which nothing else can be touched, in pixels. */
	room: number;
	/** True when its name is among the labels. */
	isNamed: boolean;
}

/** A mark before we know whether its name fits. */
export type Unnamed = Omit<LaidMark, 'isNamed'>;

const NO_ASIDE: Spot = { x: 0, y: 0 };
/**
 * A leader longer than this many miles would point from another town: the map is zoomed too far out for markers on
 * foreign ground.
 */
const FAR_MILES = 12;
const LEADER = 60;
const WORLD_MILES = 24_901;
const TOUCH = 44;

/** Creates the pins' markers, which step aside in the given order; returns them in the scene's order. */
export function marksOf(
	order: MapPin[],
	scene: Scene & MarkerLook,
	{ view, covers, scale, isStrict, isOwnGround }: Pick<Around, 'view' | 'covers' | 'scale'> & GroundRules,
): Unnamed[] {
	const placed = order.map((pin) => {
		const { x, y } = markerHalf(pin.kind, scene.isSmall);
		return { pin, ...projectionOf(view)(pin), halfWidth: x * scale, halfHeight: y * scale };
	});
	const isInFrame = (each: (typeof placed)[number]) => isWithin(boxOver(each, 0, 0), view);
	const inFrame = placed.filter(isInFrame);
	const outside = placed
		.filter((each) => !isInFrame(each))
		.map(({ pin }): Unnamed => {
			return { pins: [pin], aside: NO_ASIDE, isAside: false, room: TOUCH * scale };
		});
	const surroundings = { ...view, covers, isStrict, isOwnGround };
	const first = arrangePins(inFrame, surroundings);
	const isHidden = first.some(({ pins: [, ...others] }) =>
		others.some((at) => inFrame[at]?.pin.id === scene.chosen),
	);
	const again = isHidden ? [...inFrame].sort((a, b) => rank(a.pin, scene) - rank(b.pin, scene)) : inFrame;
	const arranged = isHidden ? arrangePins(again, surroundings) : first;
	const marks = arranged.map(({ pins, at, home, isAside }): Unnamed => {
		const [pin, ...others] = pins.flatMap((index) => again[index]?.pin ?? []) as [MapPin, ...MapPin[]];
		const aside = { x: at.x - home.x, y: at.y - home.y };
		return { pins: [pin, ...others], aside, isAside, room: roomAt(at, arranged, TOUCH * scale) };
	});
	// In pin order, the order of keyboards and screen readers.
	const places = new Map(scene.pins.map((pin, at) => [pin, at]));
	return [...marks, ...outside].sort((a, b) => (places.get(a.pins[0]) ?? 0) - (places.get(b.pins[0]) ?? 0));
}

const rank = ({ id }: MapPin, { chosen }: Scene) => (id === chosen ? 0 : 1);

/** Squares no wider than the distance to the nearest marker never overlap. */
function roomAt(at: Spot, marks: { at: Spot }[], most: number): number {
	const nearest = marks
		.filter((mark) => mark.at !== at)
		.map((mark) => Math.max(Math.abs(mark.at.x - at.x), Math.abs(mark.at.y - at.y)));
	return Math.min(most, ...nearest);
}

export type GroundRules = Pick<PinSurroundings, 'isStrict' | 'isOwnGround'>;

/** Tells where a marker may step aside; computed only if one has to. */
export function groundRules({ view, base }: Pick<Around, 'view' | 'base'>): GroundRules {
	const milesPerPixel = (WORLD_MILES * Math.cos((view.center.lat * Math.PI) / 180)) / worldWidth(view.zoom);
	return {
		isStrict: base !== undefined && LEADER * milesPerPixel > FAR_MILES,
		isOwnGround: (home: Spot, spot: Spot) => {
			if (!base) return true;
			const ground = judgedGround(view, base);
			return (isOnLand(ground, spot) || !isOnLand(ground, home)) && !crossesBorder(ground, home, spot);
		},
	};
}
