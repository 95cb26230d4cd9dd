import { FileInput } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Bones } from '#ui/Bones.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

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
