import { type KeyboardEvent, useRef } from 'react';

interface Decides {
	/** Called on Enter while the list is closed. */
	onEnter?: () => void;
	onLeave?: () => void;
}

/** Longer than from a key press to its change, and shorter than from opening a list to choosing from it. */
const STEP_MS = 150;

/**
 * Tells a choice from a step on the way to one. On a closed list, browsers on Windows and Linux report a change for
 * each arrow key and letter; on an open one, only for the choice, and on a Mac an arrow opens it. Give the select
 * `watch`, and ask when it changes.
 */
export function useStepping({ onEnter, onLeave }: Decides) {
	const isStepping = useRef(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const rest = () => {
		isStepping.current = false;
	};
	return {
		isStepping: () => isStepping.current,
		watch: {
			onKeyDown: ({ key, altKey }: KeyboardEvent) => {
				// With Alt, an arrow key opens the list.
				if (!altKey && doesStep(key)) {
					isStepping.current = true;
					clearTimeout(timer.current);
					timer.current = setTimeout(rest, STEP_MS);
				}
				if (key === 'Enter') onEnter?.();
			},
			onPointerDown: rest,
			onBlur: () => {
				rest();
				onLeave?.();
			},
		},
	};
}

/** Space opens the list: it steps only within a name, after a letter. */
const doesStep = (key: string) => /^(Arrow|Page|Home$|End$|[^ ]$)/.test(key);
