import { apiAddress } from './api-address.ts';

/** Tells the server that a page was viewed. Nobody waits for it; if it fails, it is dropped. */
export function tellView(path: string): void {
	const body = new Blob([JSON.stringify({ path })], { type: 'application/json' });
	navigator.sendBeacon?.(apiAddress('/public/page-view'), body);
}
