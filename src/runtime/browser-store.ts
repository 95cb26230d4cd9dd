/** How long the browser stores it: on the device until cleared, or for as long as this tab is open. */
type Lasts = 'device' | 'tab';

// Called each time, because in a browser that blocks storage even naming the store throws.
const storeOf = (lasts: Lasts) => (lasts === 'device' ? localStorage : sessionStorage);

export function storedText(lasts: Lasts, key: string) {
	const store = () => storeOf(lasts);
	return {
		/** Returns null if there is none, or the browser refuses. */
		read(): string | null {
			try {
				return store().getItem(key);
			} catch (error) {
				console.warn(`This browser does not say what it stores as "${key}"`, error);
				return null;
			}
		},
		/** Null deletes it; returns false if the browser refuses. */
		write(text: string | null): boolean {
			try {
				if (text === null) store().removeItem(key);
				else store().setItem(key, text);
				return true;
			} catch (error) {
				console.warn(`This browser does not store "${key}"`, error);
				return false;
			}
		},
	};
}

/** Returns the stored keys with this prefix; none if the browser refuses. */
export function storedNames(lasts: Lasts, begins: string): string[] {
	try {
		return Object.keys(storeOf(lasts)).filter((key) => key.startsWith(begins));
	} catch (error) {
		console.warn(`This browser does not say what it stores as "${begins}…"`, error);
		return [];
	}
}

/**
 * Does the same for a value, as JSON. An older release may have stored it, so `readValue` checks it, and throws if it
 * does not fit.
 */
export function storedValue<T>(lasts: Lasts, key: string, readValue: (stored: unknown) => T) {
	const text = storedText(lasts, key);
	return {
		/** Returns null if there is none, or none that can be read. */
		read(): T | null {
			const stored = text.read();
			if (stored === null) return null;
			try {
				return readValue(JSON.parse(stored));
			} catch (error) {
				console.warn(`What this browser stores as "${key}" cannot be read`, error);
				return null;
			}
		},
		write: (value: T | null): boolean => text.write(value === null ? null : JSON.stringify(value)),
	};
}
