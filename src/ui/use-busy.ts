import { useState } from 'react';

/** Tracks work that a person waits for: `isBusy` until what `busyWith` began has ended, however it ends. */
export function useBusy() {
	const [isBusy, setBusy] = useState(false);
	const busyWith = async <T>(work: () => Promise<T>): Promise<T> => {
		setBusy(true);
		try {
			return await work();
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, busyWith };
}
