/**
 * What a page's place is kept under while others are read. Every document begins under the same key: without its address a
 * page would open as far down as another was left.
 */
export const placeOf = ({ key, pathname }: { key: string; pathname: string }) =>
	key === 'default' ? pathname : key;
