import { type FormEvent, useState } from 'react';
import { imageFault } from '#domain/images/edit-image.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import { type BroughtImage, bringFrom } from './image-writes.ts';

export interface Bringing {
	/** The picture's subject: the address typed for it is stored under this name. */
	of: string;
	/** False when it was not saved. */
	onImage: (image: string | null) => Promise<boolean>;
}

/** Whether a picture was brought here and saved, or why not. */
export interface Brought {
	isSaved?: boolean;
	fault?: string;
}

/** Brings a picture here and shows it; an address typed for it stays until that is done. */
export function useBring({ of, onImage }: Bringing) {
	const unsaved = useUnsavedEdit<{ address?: string }>(`image-${of}`, { revision: 0 });
	const { address = '' } = unsaved.typed;
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const bring = (coming: Promise<BroughtImage>): Promise<Brought> =>
		busyWith(async () => {
			const brought = await coming;
			return 'fault' in brought ? brought : { isSaved: await onImage(brought.image) };
		});
	const bringHere = async (coming: Promise<BroughtImage>) => {
		setFault(undefined);
		const brought = await bring(coming);
		setFault(brought.fault);
		if (brought.isSaved) unsaved.saved(0, { address });
	};
	return {
		address,
		fault,
		isBusy,
		bring,
		bringHere,
		change: (typed: string) => unsaved.set('address', typed, ''),
		submit: (event: FormEvent) => {
			event.preventDefault();
			const wrong = imageFault(address.trim());
			setFault(wrong);
			if (!wrong) void bringHere(bringFrom(address.trim()));
		},
		notSaved: {
			isUnsaved: address !== '' && !isBusy,
			isStored: unsaved.isStored,
			onDiscard: () => {
				unsaved.begin(0);
				setFault(undefined);
			},
		},
	};
}
