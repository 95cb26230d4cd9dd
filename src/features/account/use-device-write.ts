import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Whether a write is under way, and how to begin one; once it is done the page shows what has become of it. */
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
