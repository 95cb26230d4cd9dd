/** The path of an installed browser; throws if there is none and none can be installed. */
export function findBrowser(): string;
