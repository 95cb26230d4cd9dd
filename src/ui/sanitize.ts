import DOMPurify from 'dompurify';
import { allowedTags } from '#domain/html/allowed-tags.ts';
import { htmlPolicy } from '#runtime/trusted-types.ts';

// Links open other sites in a new window and tell those sites nothing.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
	if (node.nodeName !== 'A') return;
	node.setAttribute('target', '_blank');
	node.setAttribute('rel', 'noopener noreferrer');
});

const allowed = {
	ALLOWED_TAGS: allowedTags,
	ALLOWED_URI_REGEXP: /^(?:https|mailto|tel):/i,
	...(htmlPolicy && { TRUSTED_TYPES_POLICY: htmlPolicy as never }),
};

/** Removes anything active from HTML: leaves a few text tags, and links to https, mailto and tel. */
export function sanitize(html: string): TrustedHTML {
	return DOMPurify.sanitize(html, {
		...allowed,
		ALLOWED_ATTR: ['href', 'target', 'rel'],
		RETURN_TRUSTED_TYPE: true,
	});
}

/** Does the same as nodes, for an editor; `more` are tags and attributes it leaves in. */
export function sanitizedNodes(
	html: string | Node,
	more: { tags?: readonly string[]; attributes?: readonly string[] } = {},
): DocumentFragment {
	return DOMPurify.sanitize(html, {
		...allowed,
		ALLOWED_TAGS: [...allowedTags, ...(more.tags ?? [])],
		ALLOWED_ATTR: ['href', ...(more.attributes ?? [])],
		RETURN_DOM_FRAGMENT: true,
	});
}
