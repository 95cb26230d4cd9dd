import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Tracks a write and starts one; afterward the page shows the result. */
export function useDeviceWrite() {
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const write = async (work: () => Promise<boolean>): Promise<boolean> => {
		setBusy(true);
		const isDone = await work();
		if (isDone) await revalidate();
		setBusy(false);
		return isDone;
	};
	return { isBusy, write };
}
