/** The paths of the site's texts and facts about itself. */
export const sitePaths = { facts: '/site', contributors: '/contributors' };
