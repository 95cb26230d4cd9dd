/** The path of a browser that is there; throws when there is none and none can be installed. */
export function findBrowser(): string;
