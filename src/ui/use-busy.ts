import { useState } from 'react';

/** Tracks work that a person waits for: `isBusy` until the work started with `busyWith` has ended, well or not. */
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
