/** For an answer meant for one person or one moment; the default for every answer. */
export const PRIVATE = 'private, no-store';

/**
 * For an answer that is the same for everyone and that editors can change. A shared cache asks again after a minute,
 * may serve its copy for one more minute while asking, and for a week while we are down. So a change is visible
 * everywhere within two minutes; a browser asks each time.
 */
export const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800';

/** The name is the content's hash, so it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
