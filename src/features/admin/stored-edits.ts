import { sameJson } from '#domain/sync/cell.ts';
import { storedNames, storedValue } from '#runtime/browser-store.ts';
import { countOwnTexts, ownTexts } from '#session/own-texts.ts';
import { readSession } from '#session/session.ts';

/** An unsaved edit: its fields as typed, and the revision it is based on. */
export interface UnsavedEdit<Typed> {
	revision: number;
	typed: Typed;
	/** What each field held before it was first changed. Missing in an edit stored by an earlier release. */
	before?: Typed | undefined;
}

let owner: string | undefined;

/** The key prefix of this person's edits: the person signed in now, or until the session ended. */
function keys(): string {
	owner = readSession().account?.id ?? owner;
	if (owner === undefined) throw new Error('Nobody is signed in whose edits these are');
	return ownTexts(owner);
}

/** The signed-in person's unsaved edit with this name; it stays theirs if someone else signs in in another tab. */
export function storedEdit<Typed extends object>(name: string) {
	const stored = storedValue('device', `${keys()}${name}`, (found) => found as UnsavedEdit<Typed>);
	return {
		read: stored.read,
		/** Stores what a form has changed, and keeps what other tabs have stored. False if the browser refuses. */
		change(past: UnsavedEdit<Typed>, next: UnsavedEdit<Typed>): boolean {
			const { before, typed, ...rest } = merged(stored.read(), past, next);
			// A field typed back to its earlier value is not an edit.
			const changed = without(typed, (field, value) => before?.[field] === value);
			const isEmpty = Object.keys(changed).length === 0;
			return stored.write(isEmpty ? null : { ...rest, typed: changed, before });
		},
	};
}

/** Returns what is stored, with the change from `past` to `next` applied. */
function merged<Typed extends object>(
	found: UnsavedEdit<Typed> | null,
	past: UnsavedEdit<Typed>,
	next: UnsavedEdit<Typed>,
): UnsavedEdit<Typed> {
	if (!found) return { ...next, typed: without(next.typed, (field, value) => past.typed[field] === value) };
	const stays = without(
		found.typed,
		(field, value) => field in past.typed && !(field in next.typed) && sameJson(value, past.typed[field]),
	);
	const written = without(next.typed, (field, value) => past.typed[field] === value);
	const isOthers = Object.keys(stays).some((field) => !(field in next.typed));
	return {
		revision: isOthers ? Math.min(found.revision, next.revision) : next.revision,
		typed: { ...stays, ...written },
		before: { ...found.before, ...next.before } as Typed,
	};
}

/** Forgets an unsaved edit that no form shows. */
export function forgetUnsaved(name: string): void {
	const stored = storedEdit(name);
	const edit = stored.read();
	if (edit) stored.change(edit, { ...edit, typed: {} });
}

/** Returns the unsaved edits whose names begin like this. */
export const unsavedNames = (begins: string): string[] =>
	storedNames('device', `${keys()}${begins}`).map((name) => name.slice(keys().length));

/** True when this browser does store something that the person typed on this page or earlier. */
export const isAnyStored = (): boolean => owner !== undefined && countOwnTexts(owner) > 0;

export const without = <Typed extends object>(
	typed: Typed,
	isOut: (field: keyof Typed & string, value: unknown) => boolean,
): Typed =>
	Object.fromEntries(
		Object.entries(typed).filter(([field, value]) => !isOut(field as keyof Typed & string, value)),
	) as Typed;
