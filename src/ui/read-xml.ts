import { trustedXml } from './trusted-types.ts';

/**
 * Reads XML; null for anything else.
 * Security: it becomes a separate document, in which no script runs and nothing is fetched; callers take text out of
 * it, never elements.
 */
export function readXml(text: string): Document | null {
	const document = new DOMParser().parseFromString(trustedXml(text), 'application/xml');
	return document.getElementsByTagName('parsererror').length > 0 ? null : document;
}
