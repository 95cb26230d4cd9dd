import { useState } from 'react';
import type { ImportFault } from '#domain/exchange/import-fault.ts';
import { useBusy } from '#ui/use-busy.ts';
import type { FoundTrip, Importable, Read } from './importable.ts';

/** Reads one import at a time: what is in it, which of several trips, or why it cannot be read. */
export function useReading() {
	const [importable, choose] = useState<Importable>();
	const [trips, setTrips] = useState<FoundTrip[]>();
	const [fault, setFault] = useState<ImportFault>();
	const { isBusy, busyWith } = useBusy();
	const read = async (reading: Promise<Read>) => {
		setFault(undefined);
		const found = await busyWith(() => reading).catch((error: unknown): Read => {
			console.error('A file could not be read', error);
			return { fault: { kind: 'broken' } };
		});
		if ('fault' in found) setFault(found.fault);
		else if ('trips' in found) setTrips(found.trips);
		else choose(found.importable);
	};
	return { importable, trips, choose, fault, isBusy, read };
}
