import { useState } from 'react';
import type { useUnsavedEdit } from './use-unsaved-edit.ts';

/** The id of something new, stored with what was sent: sent again after a lost answer, it is the same thing. */
export function useNewId<Typed extends object, Field extends keyof Typed & string>(
	unsaved: Pick<ReturnType<typeof useUnsavedEdit<Typed>>, 'typed' | 'set' | 'drop'>,
	field: Field,
	draw: () => NonNullable<Typed[Field]>,
) {
	const [drawn, setDrawn] = useState(draw);
	const id = unsaved.typed[field] ?? drawn;
	return {
		id,
		keep: () => unsaved.set(field, id, null),
		renew: () => {
			unsaved.drop(field);
			setDrawn(draw);
		},
	};
}
