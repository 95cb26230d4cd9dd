import { flushSync } from 'react-dom';
import { scrollerOf } from './scroller.ts';

/** Changes a list and scrolls so that the button stays under the finger that pressed it, ready for another press. */
export function keepInPlace(button: HTMLElement, change: () => void) {
	const before = button.getBoundingClientRect().top;
	flushSync(change);
	scrollerOf(button).element.scrollTop += button.getBoundingClientRect().top - before;
}
