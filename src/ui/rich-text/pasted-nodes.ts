import { headingsInstead, lostInLine, lostLines } from '#domain/html/lost-tags.ts';
import { sanitizedNodes } from '../sanitize.ts';
import { type Emphasis, saidByStyle } from './said-by-style.ts';

/**
 * Returns pasted HTML as nodes for an editor. Other programs mark bold words with styles, and line ends with boxes and
 * tables: here they become a text's tags, and `div` for a line. Security: the sanitizer runs last, so that nothing made
 * here reaches the editor unchecked.
 */
export function pastedNodes(html: string): DocumentFragment {
	const pasted = sanitizedNodes(html, {
		tags: ['span', ...Object.keys(headingsInstead), ...lostLines, ...lostInLine],
		attributes: ['style'],
	});
	tagEmphasis(pasted, 'strong', 'b, strong');
	tagEmphasis(pasted, 'em', 'i, em');
	for (const [heading, instead] of Object.entries(headingsInstead)) retag(pasted, heading, instead);
	retag(pasted, lostLines.join(), 'div');
	for (const element of pasted.querySelectorAll(lostInLine.join())) {
		element.before(' ');
		element.after(' ');
	}
	return sanitizedNodes(pasted, { tags: ['div'] });
}

/** Puts the words that look bold or italic, and no others, into that tag. */
function tagEmphasis(nodes: DocumentFragment, emphasis: Emphasis, tags: string) {
	const walker = nodes.ownerDocument.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
	const words: Text[] = [];
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (isEmphasized(text.parentElement, emphasis, tags)) words.push(text);
	}
	for (const element of nodes.querySelectorAll(tags)) element.replaceWith(...element.childNodes);
	for (const text of words) {
		const element = nodes.ownerDocument.createElement(emphasis);
		text.replaceWith(element);
		element.append(text);
	}
}

function isEmphasized(element: Element | null, emphasis: Emphasis, tags: string): boolean {
	// A heading looks like every other heading.
	if (!element || /^H\d$/.test(element.tagName)) return false;
	const said = saidByStyle(emphasis, element.getAttribute('style') ?? '');
	return said ?? (element.matches(tags) || isEmphasized(element.parentElement, emphasis, tags));
}

function retag(nodes: DocumentFragment, from: string, to: string) {
	for (const element of nodes.querySelectorAll(from)) {
		const instead = nodes.ownerDocument.createElement(to);
		instead.append(...element.childNodes);
		element.replaceWith(instead);
	}
}
