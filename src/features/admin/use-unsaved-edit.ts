import { useRef, useState } from 'react';
import { sameJson } from '#domain/sync/cell.ts';
import { storedEdit, type UnsavedEdit, without } from './stored-edits.ts';

/**
 * A back-office form's input under its own name, stored on this computer until saved or discarded. Another tab, a
 * reload or a closed window loses nothing.
 */
export function useUnsavedEdit<Typed extends object>(
	name: string,
	/** What is currently saved, in the same fields. */
	loaded: Loaded,
	rules: Rules<Typed> = {},
) {
	type Field = keyof Typed & string;
	const { withField = withOne } = rules;
	const { edit, isStored, latest, change } = useStoredEdit(name, loaded, rules);
	/** Increases whenever the input is discarded, because a text field keeps its text until it is mounted again. */
	const [turn, setTurn] = useState(0);
	return {
		typed: edit.typed,
		before: edit.before ?? ({} as Typed),
		turn,
		isStored,
		latest: () => latest.current,
		/** True when somebody has saved since the edit began. */
		isOlderThan: (saved: number) => latest.current.revision < saved,
		/** True when somebody else has saved a different value of a field since it was edited here. */
		isTheirs: (field: Field) => isTheirs(edit, loaded, field),
		/** Changes a field, whose saved value is `saved`. */
		set: (field: Field, value: unknown, saved: unknown) => {
			const { revision, typed, before } = latest.current;
			const held = { ...before, ...(!(field in typed) && { [field]: saved }) } as Typed;
			change({ revision, typed: withField(typed, field, value), before: held });
		},
		/** Starts over from a revision without the edits of these fields, or without any edits if absent. */
		begin: (onRevision: number, fields: readonly string[] = Object.keys(latest.current.typed)) => {
			const typed = without(latest.current.typed, (field) => fields.includes(field));
			change({ ...latest.current, revision: onRevision, typed });
			setTurn((past) => past + 1);
		},
		/** Discards one field's edit. */
		drop: (field: Field) =>
			change({ ...latest.current, typed: without(latest.current.typed, (each) => each === field) }),
		/** Continues from a revision that includes what was sent, perhaps saved as other values; later input stays. */
		saved: (onRevision: number, sent: Sent<Typed>, savedAs = sent) =>
			change(afterSave(latest.current, onRevision, { sent, savedAs })),
	};
}

/** Props for the notice next to a form's button while anything is typed; `onDiscard` drops it. */
export const notSavedOf = (
	{ typed, isStored }: { typed: object; isStored: boolean },
	onDiscard: () => void,
) => ({
	isUnsaved: Object.keys(typed).length > 0,
	isStored,
	onDiscard,
});

interface Loaded {
	readonly revision: number;
}

interface Rules<Typed> {
	/** Adds a field to the input, if that changes more than the field. */
	withField?: (typed: Typed, field: keyof Typed & string, value: unknown) => Typed;
	/** True when the input equals what is saved. */
	isSaved?: (field: keyof Typed & string, value: unknown) => boolean;
	/** True when all of this was sent for something new and is saved by now, though the answer was lost. */
	isAdded?: (typed: Typed) => boolean;
}

const withOne = <Typed>(typed: Typed, field: keyof Typed & string, value: unknown): Typed => ({
	...typed,
	[field]: value,
});

function useStoredEdit<Typed extends object>(
	name: string,
	loaded: Loaded,
	{ isSaved = (field, value) => isIn(loaded, field, value), isAdded }: Rules<Typed>,
) {
	const [stored] = useState(() => storedEdit<Typed>(name));
	const [edit, setEdit] = useState(() => {
		const found = stored.read() ?? { revision: loaded.revision, typed: {} as Typed };
		const isOut = isAdded?.(found.typed) ? () => true : isSaved;
		const left = unlessSaved(found, loaded.revision, isOut);
		// Done at once: later, somebody else might save newer text, which this text would then replace.
		stored.change(found, left);
		return left;
	});
	/** False when this browser refuses to store the edit, which then lasts as long as its form is open. */
	const [isStored, setStored] = useState(true);
	/** The latest edit, because an answer may arrive long after the page was rendered. */
	const latest = useRef(edit);
	const change = (next: UnsavedEdit<Typed>) => {
		const past = latest.current;
		latest.current = next;
		setEdit(next);
		setStored(stored.change(past, next));
	};
	return { edit, isStored, latest, change };
}

/** Drops anything already saved, though the answer was lost or late; with nothing left, starts over. */
function unlessSaved<Typed extends object>(
	edit: UnsavedEdit<Typed>,
	revision: number,
	isSaved: NonNullable<Rules<Typed>['isSaved']>,
): UnsavedEdit<Typed> {
	const typed = without(edit.typed, isSaved);
	return Object.keys(typed).length === 0 ? { revision, typed } : { ...edit, typed };
}

function isTheirs<Typed extends object>(
	{ typed, before }: UnsavedEdit<Typed>,
	loaded: object,
	field: keyof Typed & string,
): boolean {
	if (!(Object.hasOwn(loaded, field) && field in typed && before && field in before)) return false;
	return !isIn(loaded, field, before[field]) && !isIn(loaded, field, typed[field]);
}

/** True when the loaded value equals the typed one: a number as text, and null as empty. */
function isIn(loaded: object, field: string, typed: unknown): boolean {
	if (!Object.hasOwn(loaded, field)) return false;
	const saved: unknown = loaded[field as keyof typeof loaded];
	if (typeof typed !== 'string') return sameJson(typed, saved);
	return typeof saved === 'number' && typed.trim() !== ''
		? Number(typed) === saved
		: typed === String(saved ?? '');
}

type Sent<Typed> = { readonly [Name in keyof Typed & string]?: unknown };

function afterSave<Typed extends object>(
	{ typed, before }: UnsavedEdit<Typed>,
	revision: number,
	{ sent, savedAs }: Record<'sent' | 'savedAs', Sent<Typed>>,
): UnsavedEdit<Typed> {
	const left = without(typed, (field, value) => value === sent[field]);
	return { revision, typed: left, before: { ...before, ...savedAs } as Typed };
}
