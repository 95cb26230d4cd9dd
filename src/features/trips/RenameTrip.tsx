import { NameDialog } from './NameDialog.tsx';
import { usePlanner } from './planner.ts';

/** Asks for another name. */
export function RenameTrip({ onClose }: { onClose: () => void }) {
	const { trip, rename } = usePlanner();
	return (
		<NameDialog
			title="Name this trip"
			go="Rename"
			onName={(name) => name !== trip.name && rename(name)}
			onClose={onClose}
		/>
	);
}
