import { useRevalidator } from 'react-router-dom';
import { useBusy } from '#ui/use-busy.ts';

/** Tracks a write and starts one; afterward the page shows the result. */
export function useDeviceWrite() {
	const { revalidate } = useRevalidator();
	const { isBusy, busyWith } = useBusy();
	const write = (work: () => Promise<boolean>): Promise<boolean> =>
		busyWith(async () => {
			const isDone = await work();
			if (isDone) await revalidate();
			return isDone;
		});
	return { isBusy, write };
}
