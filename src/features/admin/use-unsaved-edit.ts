import { useRef, useState } from 'react';
import { sameJson } from '#domain/sync/cell.ts';
import { storedNames, storedValue } from '#runtime/browser-store.ts';
import { ownTexts } from '#session/own-texts.ts';
import { readSession } from '#session/session.ts';

/** An unsaved edit: its fields as typed, and the revision it is based on. */
interface UnsavedEdit<Typed> {
	revision: number;
	typed: Typed;
	/** What each field held before it was first changed. An edit stored by an earlier release has none. */
	before?: Typed | undefined;
}

let owner: string | undefined;

/** How the keys of this person's edits begin: of whoever is signed in, or was until the session ended. */
function keys(): string {
	owner = readSession().account?.id ?? owner;
	if (owner === undefined) throw new Error('Nobody is signed in whose edits these are');
	return ownTexts(owner);
}

const storedEdit = <Typed extends object>(name: string) =>
	storedValue('device', `${keys()}${name}`, (stored) => stored as UnsavedEdit<Typed>);

/**
 * What is typed into a form of the back office, by a name of its own: stored on this computer until saved or discarded.
 * Another tab, a reload or a closed window loses nothing.
 */
export function useUnsavedEdit<Typed extends object>(
	name: string,
	/** What is saved, by the same fields. */
	loaded: Loaded,
	{
		withField = (typed, field, value) => ({ ...typed, [field]: value }),
		isSaved = (field, value) => field in loaded && isSame(value, loaded[field as keyof Loaded]),
	}: Rules<Typed> = {},
) {
	type Field = keyof Typed & string;
	const { edit, isKept, latest, change } = useStoredEdit<Typed>(name, (stored) =>
		unlessSaved(stored ?? { revision: loaded.revision, typed: {} as Typed }, loaded.revision, isSaved),
	);
	/** Increases whenever the input is discarded: a text field keeps its text until it is mounted again. */
	const [turn, setTurn] = useState(0);
	return {
		typed: edit.typed,
		before: edit.before ?? ({} as Typed),
		...{ turn, isKept },
		latest: () => latest.current,
		/** True when somebody has saved since the edit was begun. */
		isOlderThan: (saved: number) => latest.current.revision < saved,
		/** Changes a field, whose saved value is `saved`. */
		set: (field: Field, value: unknown, saved: unknown) => {
			const { revision: onRevision, typed, before } = latest.current;
			change({
				revision: onRevision,
				typed: withField(typed, field, value),
				before: { ...before, ...(!(field in typed) && { [field]: saved }) } as Typed,
			});
		},
		/** Starts over on a revision, with no edits. */
		begin: (onRevision: number) => {
			change({ revision: onRevision, typed: {} as Typed });
			setTurn((past) => past + 1);
		},
		/** Discards one field's edit. */
		drop: (field: Field) =>
			change({ ...latest.current, typed: without(latest.current.typed, (each) => each === field) }),
		/** Continues from a revision that includes what was sent; later input stays. */
		saved: (onRevision: number, sent: Sent<Typed>) => change(afterSave(latest.current, onRevision, sent)),
	};
}

interface Loaded {
	readonly revision: number;
}

interface Rules<Typed> {
	/** Adds a field to the input, where that is more than the field. */
	withField?: (typed: Typed, field: keyof Typed & string, value: unknown) => Typed;
	/** True when what was typed is what is saved. */
	isSaved?: (field: keyof Typed & string, value: unknown) => boolean;
}

/** A number is typed as text, and null as none. */
function isSame(typed: unknown, saved: unknown): boolean {
	if (typeof typed !== 'string') return sameJson(typed, saved);
	return typeof saved === 'number' && typed.trim() !== ''
		? Number(typed) === saved
		: typed === String(saved ?? '');
}

/** Without what is saved already, though the answer was lost or came too late; with nothing left, it starts over. */
function unlessSaved<Typed extends object>(
	edit: UnsavedEdit<Typed>,
	revision: number,
	isSaved: (field: keyof Typed & string, value: unknown) => boolean,
): UnsavedEdit<Typed> {
	const typed = without(edit.typed, isSaved);
	return Object.keys(typed).length === 0 ? { revision, typed } : { ...edit, typed };
}

type Sent<Typed> = { readonly [Name in keyof Typed & string]?: unknown };

function afterSave<Typed extends object>(
	{ typed, before }: UnsavedEdit<Typed>,
	revision: number,
	sent: Sent<Typed>,
): UnsavedEdit<Typed> {
	const left = without(typed, (field, value) => value === sent[field]);
	return { revision, typed: left, before: { ...before, ...sent } as Typed };
}

function useStoredEdit<Typed extends object>(
	name: string,
	begin: (stored: UnsavedEdit<Typed> | null) => UnsavedEdit<Typed>,
) {
	/** Stays the same person's, whoever signs in meanwhile in another tab. */
	const [stored] = useState(() => storedEdit<Typed>(name));
	const [edit, setEdit] = useState(() => {
		const found = stored.read();
		const first = begin(found);
		// At once: later, somebody else's newer text may be saved, and this one would return over it.
		if (found) store(stored, first);
		return first;
	});
	/** False when this browser refuses to store the edit: then it lasts as long as its form is open. */
	const [isKept, setKept] = useState(true);
	/** The latest edit: an answer may come long after the page was rendered. */
	const latest = useRef(edit);
	const change = (next: UnsavedEdit<Typed>) => {
		latest.current = next;
		setEdit(next);
		setKept(store(stored, next));
	};
	return { edit, isKept, latest, change };
}

/** Forgets an unsaved edit that no form shows, or some of its fields. */
export function forgetUnsaved(name: string, fields?: readonly string[]): void {
	const stored = storedEdit(name);
	const edit = stored.read();
	if (!edit) return;
	store(stored, { ...edit, typed: without(edit.typed, (field) => fields?.includes(field) ?? true) });
}

/** The unsaved edits whose names begin like this. */
export const unsavedNames = (begins: string): string[] =>
	storedNames('device', `${keys()}${begins}`).map((name) => name.slice(keys().length));

/** A field that was typed back to what it had held is no edit. */
function store<Typed extends object>(
	stored: ReturnType<typeof storedEdit<Typed>>,
	{ typed, before, ...edit }: UnsavedEdit<Typed>,
): boolean {
	const changed = without(typed, (field, value) => before !== undefined && before[field] === value);
	return stored.write(Object.keys(changed).length === 0 ? null : { ...edit, typed: changed, before });
}

const without = <Typed extends object>(
	typed: Typed,
	isOut: (field: keyof Typed & string, value: unknown) => boolean,
): Typed =>
	Object.fromEntries(
		Object.entries(typed).filter(([field, value]) => !isOut(field as keyof Typed & string, value)),
	) as Typed;
