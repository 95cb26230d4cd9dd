import { isWebAddress } from '../forms/web-address.ts';

/** True for the address of a picture stored on this site. */
export const isOwnImage = (text: string): boolean => /^\/images\/[\w-]+\.(jpg|png|webp)$/.test(text);

/** True for a web address with a picture's extension (§5). */
export const isImageAddress = (text: string): boolean =>
	isWebAddress(text) && /\.(jpg|gif|png|jpeg|svg)$/i.test(text.replace(/[?#].*$/, ''));
