/**
 * The oldest browsers that know oklch and nesting: without a copy of every color for older ones, a quarter of the styles.
 */
export const OLDEST_FOR_STYLES = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];
/** The newest JavaScript that all of those browsers run. */
export const OLDEST_FOR_SCRIPTS = 'es2022';
