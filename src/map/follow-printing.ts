import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Draws the map anew for paper: a canvas does not reflow, so it takes the paper's width with the same ground in view,
 * and a browser prints what WebGL showed last, so what it draws now is copied to a canvas that prints as it is.
 */
export function followPrinting(map: MapLibreMap, paint: () => void, signal: AbortSignal) {
	const container = map.getContainer();
	let onScreen = { center: map.getCenter(), zoom: map.getZoom() };
	let copy: HTMLCanvasElement | undefined;
	const toPaper = () => {
		onScreen = { center: map.getCenter(), zoom: map.getZoom() };
		const bounds = map.getBounds();
		container.setAttribute('data-printing', '');
		map.resize();
		map.fitBounds(bounds, { animate: false });
		paint();
		map.redraw();
		copy = copyOf(map.getCanvas());
		map.getCanvas().after(copy);
	};
	const toScreen = () => {
		copy?.remove();
		container.removeAttribute('data-printing');
		map.resize();
		map.jumpTo(onScreen);
		paint();
	};
	const turn = ({ matches }: MediaQueryListEvent) => (matches ? toPaper() : toScreen());
	matchMedia('print').addEventListener('change', turn, { signal });
}

/** Must follow the drawing in the same task: WebGL keeps its picture no longer. */
function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
	const copy = canvas.ownerDocument.createElement('canvas');
	copy.className = canvas.className;
	copy.width = canvas.width;
	copy.height = canvas.height;
	copy.style.width = canvas.style.width;
	copy.style.height = canvas.style.height;
	copy.getContext('2d')?.drawImage(canvas, 0, 0);
	return copy;
}
