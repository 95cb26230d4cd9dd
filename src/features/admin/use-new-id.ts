import { useState } from 'react';
import type { useUnsavedEdit } from './use-unsaved-edit.ts';

/**
 * The id of something new, stored with the input sent for it, so that sending it again after a lost answer is still the
 * same thing.
 */
export function useNewId<Typed extends object, Field extends keyof Typed & string>(
	unsaved: Pick<ReturnType<typeof useUnsavedEdit<Typed>>, 'typed' | 'set' | 'drop'>,
	field: Field,
	draw: () => NonNullable<Typed[Field]>,
) {
	const [drawn, setDrawn] = useState(draw);
	const id = unsaved.typed[field] ?? drawn;
	return {
		id,
		/** True once it was sent: something may have been added under it. */
		isSent: unsaved.typed[field] !== undefined,
		keep: () => unsaved.set(field, id, null),
		renew: () => {
			unsaved.drop(field);
			setDrawn(draw);
		},
	};
}

/** For something sent again under an id that was added though the answer was lost. */
export const addedBeforeWords = (name: string): string =>
	`${name} was added, though no answer came. Save again to change that, or discard what you typed.`;
