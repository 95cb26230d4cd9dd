/** The answer of one person or one moment: what every answer is that does not say otherwise. */
export const PRIVATE = 'private, no-store';

/**
 * The same for everyone, and changed by editors: a cache between asks again after a minute, may give what it has for one more while it asks,
 * and for a week while we are down. So a change is seen everywhere within two minutes; a browser asks each time.
 */
export const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800';

/** Its name is the hash of it, so it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
