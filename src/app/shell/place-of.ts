/**
 * The key under which a page's scroll position is stored while others are open. Every document starts with the same
 * key: if the address were not part of ours, a page would open at another page's scroll position, and the page after a
 * payment at the position from before it.
 */
export const placeOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
	key === 'default' ? pathname + search : key;
