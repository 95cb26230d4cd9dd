import { useState } from 'react';

/** An address for an `img`; null once its picture cannot be shown, e.g. with no signal. `onError` goes onto the `img`. */
export function usePicture(address: string | null): { src: string | null; onError: () => void } {
	const [broken, setBroken] = useState<string | null>(null);
	return { src: address === broken ? null : address, onError: () => setBroken(address) };
}
