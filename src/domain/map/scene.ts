import type { Point } from '../geo.ts';
import type { Town } from '../towns/packed-towns.ts';
import type { BaseMap } from './base-map.ts';
import type { MapPin } from './pin.ts';
import type { Shield } from './roads.ts';
import type { Box, View } from './view.ts';

/** A leg as the map draws it: a straight line when no road is known. */
export interface TrailLeg {
	points: Point[];
	/** Drawn faintly, because it is a leg of another day. */
	isDim?: boolean;
}

/** A map's content: pins, trail, rings, names. */
export interface Scene {
	pins: MapPin[];
	/** The chosen pin's `id`; that pin always gets a marker of its own. */
	chosen?: string | undefined;
	/** A new number brings the chosen pin into view again. */
	asked?: number | undefined;
	legs?: TrailLeg[];
	/** Center of the rings at one, three and five miles; absent for none. */
	rings?: Point;
	/** Above this zoom, pins are named if there is room. */
	namesFrom?: number;
	/** Shows small marks up to that zoom, for many pins in one view. */
	isCrowded?: boolean;
	/** True names pins below that zoom as well. */
	isNaming?: boolean;
	/** On paper, states are named even if a phone's map would name none. */
	isOnPaper?: boolean;
	/** Abbreviation of the state whose towns come first. */
	home?: string;
}

/** How markers look at a view's zoom. */
export interface MarkerLook {
	isSmall: boolean;
	isNaming: boolean;
}

export interface Around {
	view: View;
	covers: Box[];
	/** Scale of letters and markers; see Framed. */
	scale: number;
	/** Undefined until it is on the device. */
	base: BaseMap | undefined;
	/** Biggest first. */
	towns: Town[];
	/** Road numbers in this view, most important first. */
	shields?: Shield[] | undefined;
	/** The same for US and state routes. */
	plates?: Shield[] | undefined;
}
