import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beginDrag } from './drag.ts';

/** Props for the parts of a list with reorderable rows. */
export interface Reorder {
	/** For the list; its children are the rows, with `data-mark` on the element that the line joins. */
	list: React.RefObject<HTMLOListElement | null>;
	/** For an SVG path over the list: the line as it bends to the dragged row. */
	line: React.RefObject<SVGPathElement | null>;
	isDragging: boolean;
	/**
	 * For a row's grip, a button: drag it, or press the arrow keys, Home or End. Stable as long as `count` and `onMove`
	 * are.
	 */
	grip: (id: string, index: number) => GripProps;
}

export interface GripProps {
	onPointerDown: (event: PointerEvent) => void;
	onKeyDown: (event: KeyboardEvent) => void;
}

/** Lets touch, mouse and keyboard reorder a list of `count` rows. */
export function useReorder(count: number, onMove: (id: string, toIndex: number) => void): Reorder {
	const list = useRef<HTMLOListElement>(null);
	const line = useRef<SVGPathElement>(null);
	const [isDragging, setIsDragging] = useState(false);
	useLayoutEffect(() => {
		if (list.current) moveRowsInPlace(list.current);
	});
	const grip = useCallback(
		(id: string, index: number): GripProps => ({
			onPointerDown: (event) => {
				if (event.button !== 0 || !event.isPrimary || !list.current) return;
				flushSync(() => setIsDragging(true));
				const grab = { from: index, press: event.nativeEvent };
				beginDrag({ list: list.current, line: line.current }, grab, {
					// Done in the same step as releasing the rows, so that none is seen jumping back.
					onDrop: (toIndex) => flushSync(() => onMove(id, toIndex)),
					onEnd: () => setIsDragging(false),
				});
			},
			onKeyDown: (event) => {
				const toIndex = indexForKey(event.key, index, count);
				if (toIndex === null) return;
				event.preventDefault();
				if (toIndex !== index) onMove(id, toIndex);
			},
		}),
		[count, onMove],
	);
	return { list, line, isDragging, grip };
}

/**
 * Makes the browser move this list's rows without detaching them, so that the focused one keeps its focus. React
 * detaches a row and puts it back, then restores the focus, which causes two more layouts. Does nothing in browsers
 * without `moveBefore`.
 */
function moveRowsInPlace(list: HTMLElement) {
	if (!('moveBefore' in list) || Object.hasOwn(list, 'insertBefore')) return;
	const put = <Row extends Node>(row: Row, before: Node | null): Row => {
		if (row.parentNode !== list) return Node.prototype.insertBefore.call(list, row, before) as Row;
		list.moveBefore(row, before);
		return row;
	};
	list.insertBefore = put;
	list.appendChild = (row) => put(row, null);
}

function indexForKey(key: string, index: number, count: number): number | null {
	if (key === 'ArrowUp') return Math.max(index - 1, 0);
	if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}
