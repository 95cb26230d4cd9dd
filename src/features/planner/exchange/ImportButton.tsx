import { FileInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';

const ImportDialog = lazy(() =>
	insistOn(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog })),
);

/** Imports a trip or a list of places made elsewhere. */
export function ImportButton() {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button kind="quiet" onClick={() => setOpen(true)}>
				<Icon of={FileInput} />
				Import a trip
			</Button>
			{isOpen && (
				<Suspense
					fallback={
						<Dialog title="Import a trip" onClose={close}>
							<Bones heights={[2.75, 2.75]} label="One moment" />
						</Dialog>
					}
				>
					<ImportDialog onClose={close} />
				</Suspense>
			)}
		</>
	);
}
