/**
 * The key under which a page's scroll position is stored while others are open. Every document starts with the same
 * key: without its address, a page would open as far down as another was left.
 */
export const placeOf = ({ key, pathname }: { key: string; pathname: string }) =>
	key === 'default' ? pathname : key;
