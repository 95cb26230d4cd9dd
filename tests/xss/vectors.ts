import { addresses } from './addresses.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';

/**
 * Pieces of HTML that would act if they reached a page as they are: each sets `window.__xss` and
 * `document.documentElement.dataset.xss` when it runs (at once, or at the first touch). By classes:
 * 1. the script element: its spellings, its neighbors (comments, quotes, raw text), in pieces, encoded, from an address;
 * 2. event attributes: elements × events × spellings of attributes;
 * 3. addresses: where an address may stand × schemes that act × their encodings;
 * 4. mutations: foreign elements × raw text × what is markup only at the second reading, clobbering, great depth.
 * Many are made for browsers and filters of long ago, or stay text in all of them: they are held to the same rule.
 */
export const xssVectors = (): string[] => [
	...new Set([...scripts(), ...handlers(), ...addresses(), ...mutations()]),
];
