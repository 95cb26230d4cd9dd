import type { PageView } from '#domain/pages/page-view.ts';
import { apiAddress } from './api-address.ts';

/** Tells the server that a page was viewed. Nobody waits for it; if it fails, it is dropped. */
export function tellView(path: string): void {
	const view: PageView = { path };
	const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
	navigator.sendBeacon?.(apiAddress('/public/page-view'), body);
}
