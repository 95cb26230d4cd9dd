import { flushSync } from 'react-dom';
import { scrollerOf } from './scroller.ts';

/** Changes a list and scrolls it so that the button stays under the finger that pressed it, ready to be pressed again. */
export function keepInPlace(button: HTMLElement, change: () => void) {
	const before = button.getBoundingClientRect().top;
	flushSync(change);
	scrollerOf(button).element.scrollTop += button.getBoundingClientRect().top - before;
}
