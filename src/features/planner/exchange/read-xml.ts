import type { ImportFault } from '#domain/exchange/import-fault.ts';
import { trustedXml } from '#runtime/trusted-types.ts';

/**
 * Reads XML, and removes the root's prefix from its elements, because callers know them without it. Any text is safe to
 * pass. Security: it becomes a separate document, in which no script runs and nothing is fetched; callers take text out
 * of it, never elements.
 */
export function readXml(text: string): { document: Document } | { fault: ImportFault } {
	if (hasDoctype(text)) return { fault: { kind: 'doctype' } };
	const document = new DOMParser().parseFromString(trustedXml(text), 'application/xml');
	if (document.getElementsByTagName('parsererror').length > 0) return { fault: { kind: 'broken' } };
	const { prefix } = document.documentElement;
	if (prefix !== null)
		for (const element of [...document.getElementsByTagName('*')]) dropPrefix(element, prefix);
	return { document };
}

/**
 * True when a DOCTYPE is where XML allows one: before the root element, among declarations, instructions and comments.
 * Anywhere else it is somebody's text, or breaks the file.
 */
function hasDoctype(text: string): boolean {
	const before = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
	let root = 0;
	while (before.test(text)) root = before.lastIndex;
	return text.slice(root, root + '<!DOCTYPE'.length).toUpperCase() === '<!DOCTYPE';
}

/** Replaces an element with one of the same name without the prefix, including all its contents. */
function dropPrefix(element: Element, prefix: string) {
	if (element.prefix !== prefix) return;
	const plain = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
	for (const { name, value } of [...element.attributes]) plain.setAttribute(name, value);
	while (element.firstChild) plain.appendChild(element.firstChild);
	element.parentNode?.replaceChild(plain, element);
}
