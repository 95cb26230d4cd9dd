/** Why this device does not say where it is: it was not allowed to, or cannot. */
export class PositionError extends Error {
	readonly why: 'denied' | 'unknown';

	constructor(why: 'denied' | 'unknown', options?: ErrorOptions) {
		super(why, options);
		this.name = 'PositionError';
		this.why = why;
	}
}

const FRESH_MS = 300_000;
const PATIENCE_MS = 15_000;

/**
 * Where this device is, in degrees: a rough place is enough and spares the battery. The browser asks whether we may know; the
 * answer stays on this device.
 * @throws PositionError
 */
export function askPosition(): Promise<{ lat: number; long: number }> {
	return new Promise((resolve, reject) => {
		if (!('geolocation' in navigator)) return reject(new PositionError('unknown'));
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
			(cause) =>
				reject(new PositionError(cause.code === cause.PERMISSION_DENIED ? 'denied' : 'unknown', { cause })),
			{ maximumAge: FRESH_MS, timeout: PATIENCE_MS },
		);
	});
}
