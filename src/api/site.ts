/** The paths of what the site says of itself. */
export const sitePaths = { facts: '/site', contributors: '/contributors' };
