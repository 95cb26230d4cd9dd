import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `undo` on Ctrl+Z or Cmd+Z anywhere on the page except in a text field, which has its own undo, and in a form
 * over the page, where it would undo something other than the last thing done.
 */
export function useUndoKey(undo: () => void) {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
		if (!isUndo || hasOwnUndo(event.target)) return;
		event.preventDefault();
		undo();
	});
	// Set up during the drawing, so that a key pressed as soon as the page is shown is not lost.
	useLayoutEffect(() => {
		const follow = (event: KeyboardEvent) => onKey(event);
		addEventListener('keydown', follow);
		return () => removeEventListener('keydown', follow);
	}, []);
}

function hasOwnUndo(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.matches('input, textarea') || target.isContentEditable || target.closest('dialog') !== null;
}
