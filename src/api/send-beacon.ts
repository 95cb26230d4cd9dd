import { apiAddress } from './api-address.ts';

/** Sends the server something that nobody waits for; if that fails, it is dropped. */
export function sendBeacon(path: string, body: unknown) {
	navigator.sendBeacon?.(apiAddress(path), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
