import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Framed, Opening } from '#domain/map/framing.ts';
import type { Box, Size } from '#domain/map/view.ts';
import { createStage, type Stage } from './stage.ts';

/** Returns the stage of the frame, measured as it grows and shrinks; a new `openingKey` reopens the map. */
export function useStage(frame: RefObject<HTMLElement | null>, opening: Opening, openingKey: string): Stage {
	const [stage] = useState(() => createStage(opening));
	useLayoutEffect(() => {
		if (frame.current) return keepMeasured(frame.current, stage);
	}, [frame, stage]);
	const reopen = useEffectEvent(() => stage.open(opening, true));
	const [openedWith, setOpenedWith] = useState(openingKey);
	useEffect(() => {
		if (openedWith === openingKey) return;
		setOpenedWith(openingKey);
		reopen();
	}, [openedWith, openingKey]);
	return stage;
}

/** Elements that cover part of the map. */
const COVERS = '[data-covers], :scope > dialog';

/** A frame this many pixels wide fits text of the usual size; one twice as wide fits text twice as large. */
const NARROW = 260;

function keepMeasured(frame: HTMLElement, stage: Stage) {
	let last = '';
	let scale = 1;
	const measure = () => {
		const framed = framedBy(frame);
		// On paper, or while it is not displayed, a frame has no size.
		if (framed.size.width === 0 || framed.size.height === 0) return;
		const now = JSON.stringify(framed);
		if (now === last) return;
		last = now;
		for (const [name, value] of Object.entries(measuresOf(framed))) frame.style.setProperty(name, value);
		// The buttons have just grown along with the letters.
		stage.measure(framed.scale === scale ? framed : framedBy(frame));
		scale = framed.scale;
	};
	// Its first report comes before the next frame is painted, when the page has its layout anyway: asking here would
	// make the browser lay it out again.
	const sizes = new ResizeObserver(measure);
	const watch = () => {
		for (const element of frame.querySelectorAll(`[data-stage], ${COVERS}`)) sizes.observe(element);
	};
	watch();
	// A place's card comes and goes, and so does a dialog about it.
	const comings = new MutationObserver(() => {
		watch();
		measure();
	});
	comings.observe(frame, { childList: true });
	return () => {
		sizes.disconnect();
		comings.disconnect();
	};
}

/** For the style sheets. On paper a map keeps its size, or shrinks to the page. */
function measuresOf({ size: { width, height }, scale }: Framed): Record<string, string> {
	return {
		'--map-scale': scale.toFixed(3),
		'--map-width': `${width}px`,
		'--map-height': `${height}px`,
		'--map-paper-zoom': Math.min(1, PAPER_WIDTH / width).toFixed(3),
	};
}
/** Letter paper inside its margins, in pixels. */
const PAPER_WIDTH = 720;

/** Returns the stage's size, and the parts of the page over it, in pixels from its corner. */
function framedBy(frame: HTMLElement): Framed {
	const stage = frame.querySelector('[data-stage]') ?? frame;
	const origin = stage.getBoundingClientRect();
	const covers = [...frame.querySelectorAll(COVERS)].map((element): Box => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return {
			left: left - origin.left,
			right: right - origin.left,
			top: top - origin.top,
			bottom: bottom - origin.top,
		};
	});
	const size = { width: stage.clientWidth, height: stage.clientHeight };
	const foot = frame.querySelector('[data-foot]')?.clientHeight ?? 0;
	const isOver = ({ left, right, top, bottom }: Box) => right > left && bottom > top && top < size.height;
	return { size, covers: covers.filter(isOver), foot, scale: scaleIn(size) };
}

/** Returns the scale of the reader's text size, up to double, and as far as a narrow frame allows. */
function scaleIn({ width }: Size): number {
	const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
	return Math.min(2, Math.max(1, Math.min(letters, width / NARROW)));
}
