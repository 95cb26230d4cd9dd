import type { Point } from '#domain/geo.ts';
import { withinBounds } from '#domain/map/bounds.ts';
import { cameraFor, cameraWith, type Framed, type Opening, zoomedBy } from '#domain/map/framing.ts';
import {
	boxOver,
	type Camera,
	isWithin,
	pointAt,
	projectionOf,
	type Spot,
	type View,
} from '#domain/map/view.ts';
import { type Observable, observable } from '#runtime/observable.ts';

export interface Shown extends Framed {
	view: View;
	/**
	 * The view where it last came to rest, for which choices and arrangements are made; they only move along with the
	 * map.
	 */
	rest: View;
}

/** Moves the map instead of the stage: MapLibre, once it draws. */
export interface Driver {
	move: (camera: Camera, isGentle: boolean) => void;
	resize: () => void;
}

/** The frame of a map, and the ways to move its view. */
export interface Stage {
	/** Undefined until the frame has been measured. */
	shown: Observable<Shown | undefined>;
	/** Reports the frame's size, and the parts of the page over it. */
	measure: (framed: Framed) => void;
	/** Reopens the map, for example with other stops. */
	open: (opening: Opening, isGentle: boolean) => void;
	/** Zooms one button step closer or farther. */
	zoomBy: (steps: number) => void;
	/** Moves by this many pixels to the right and down. */
	panBy: (by: Spot) => void;
	/** Brings a point into view, clear of anything over the map; nothing moves if it already is. */
	seek: (point: Point) => void;
	/** From now on, `driver` moves the map and reports its view. */
	drive: (driver: Driver | undefined) => void;
	follow: (camera: Camera, isAtRest: boolean) => void;
	/** Notes that a person moved the map, so that it no longer returns by itself. */
	leave: () => void;
}

export function createStage(first: Opening): Stage {
	const shown = observable<Shown | undefined>(undefined);
	let opening = first;
	let hasMoved = false;
	let driver: Driver | undefined;

	const put = (camera: Camera, framed: Framed) => {
		const view = { ...withinBounds(camera, framed.size), ...framed.size };
		shown.set({ ...framed, view, rest: view });
	};
	const move = (camera: Camera, isGentle: boolean) => {
		const now = shown.get();
		if (!now) return;
		if (driver) driver.move(withinBounds(camera, now.size), isGentle);
		else put(camera, now);
	};
	return {
		shown,
		measure: (framed) => {
			const now = shown.get();
			const isSameFrame =
				now && JSON.stringify([now.size, now.scale]) === JSON.stringify([framed.size, framed.scale]);
			if (isSameFrame) {
				const { covers, foot = 0 } = framed;
				shown.set({ ...now, covers, foot });
				// A new element over the map, such as a place's card, does not push it around; a rising or sinking
				// sheet does.
				if (foot !== (now.foot ?? 0) && !hasMoved) move(cameraFor(opening, framed), true);
				return;
			}
			const camera = hasMoved && now ? now.view : cameraFor(opening, framed);
			put(camera, framed);
			// A driver that is resized first reports its old view.
			driver?.resize();
			driver?.move(withinBounds(camera, framed.size), false);
		},
		open: (next, isGentle) => {
			opening = next;
			hasMoved = false;
			const now = shown.get();
			if (now) move(cameraFor(opening, now), isGentle);
		},
		zoomBy: (steps) => {
			const now = shown.get();
			if (!now) return;
			hasMoved = true;
			move(zoomedBy(steps, now.view, now), true);
		},
		panBy: (by) => {
			const now = shown.get();
			if (!now) return;
			hasMoved = true;
			const { zoom, width, height } = now.view;
			const center = pointAt(now.view, { x: width / 2 + by.x, y: height / 2 + by.y });
			move({ center, zoom }, true);
		},
		seek: (point) => {
			const now = shown.get();
			if (!now) return;
			const camera = isInView(point, now.view) ? now.view : { center: point, zoom: now.view.zoom };
			const clear = cameraWith(point, camera, now);
			if (clear.center === now.view.center) return;
			hasMoved = true;
			move(clear, true);
		},
		drive: (next) => {
			driver = next;
		},
		follow: (camera, isAtRest) => {
			const now = shown.get();
			if (!now) return;
			const view = { ...camera, ...now.size };
			shown.set({ ...now, view, rest: isAtRest ? view : now.rest });
		},
		leave: () => {
			hasMoved = true;
		},
	};
}

const isInView = (point: Point, view: View) => isWithin(boxOver(projectionOf(view)(point), 0, 0), view);
