import type { Point } from '../geo.ts';
import type { BaseMap } from './base-map.ts';
import type { Town } from './packed-towns.ts';
import type { MapPin } from './pin.ts';
import type { Shield } from './roads.ts';
import type { Box, View } from './view.ts';

/** A leg as the map draws it: straight between its two ends when no road is known. */
export interface TrailLeg {
	points: Point[];
	/** Drawn faintly: a leg of another day. */
	isDim?: boolean;
}

/** What lies on a map. */
export interface Scene {
	pins: MapPin[];
	/** The `id` of the pin that was chosen; it always has a marker of its own. */
	chosen?: string | undefined;
	legs?: TrailLeg[];
	/** Whether rings of one, three and five miles lie around this point. */
	rings?: Point;
	/** Above this zoom pins are named as far as there is room. */
	namesFrom?: number;
	/** Small marks up to that zoom: for many in one view. */
	isCrowded?: boolean;
	/** Whether pins are named below that zoom, too. */
	isNaming?: boolean;
	/** On paper states are named even where a phone's map would name none. */
	isOnPaper?: boolean;
	/** The state whose towns come first, by its abbreviation. */
	home?: string;
}

/** How markers look at the zoom of a view. */
export interface Look {
	isSmall: boolean;
	isNaming: boolean;
}

export interface Around {
	view: View;
	covers: Box[];
	/** How large letters and markers are; see Framed. */
	scale: number;
	/** Undefined until it is on the device. */
	base: BaseMap | undefined;
	/** The biggest first. */
	towns: Town[];
	/** The numbers of the roads in this view, the most telling first. */
	shields?: Shield[] | undefined;
	/** The same of US and state routes. */
	plates?: Shield[] | undefined;
}
