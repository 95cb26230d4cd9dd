import { useState } from 'react';

/**
 * Returns an address for an `img`; null once its picture cannot be shown, for example without a signal. Put `onError`
 * on the `img`.
 */
export function usePicture(address: string | null): { src: string | null; onError: () => void } {
	const [broken, setBroken] = useState<string | null>(null);
	return { src: address === broken ? null : address, onError: () => setBroken(address) };
}
