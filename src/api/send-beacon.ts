import { apiAddress } from './api-address.ts';

/** Tells the server something that nothing waits for; what cannot be sent is dropped. */
export function sendBeacon(path: string, body: unknown) {
	navigator.sendBeacon?.(apiAddress(path), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
