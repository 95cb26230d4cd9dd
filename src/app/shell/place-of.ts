/**
 * The key under which a page's scroll position is stored while others are open. Every document starts with the same
 * key: without its address, a page would open as far down as another was left, and a page that a payment comes back to
 * as far down as it was when it was begun.
 */
export const placeOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
	key === 'default' ? pathname + search : key;
