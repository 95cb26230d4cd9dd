import { Check, Pencil, TriangleAlert, Users } from 'lucide-react';
import type { AdminCollege, CollegeField } from '#domain/colleges/edit-college.ts';
import type { Subregion } from '#domain/states/state.ts';
import { withoutTags } from '#domain/without-tags.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { changerWords, openWords, storedWords } from '../editor-words.ts';
import styles from './CollegeEditor.module.css';
import { fieldLabel } from './college-fields.ts';
import type { CollegeEditor } from './use-college-editor.ts';

interface Props {
	editor: CollegeEditor;
	/** The subregions of every state. */
	subregions: readonly Subregion[];
}

/** Warnings to read before saving: who else is here, unsaved edits, and another editor's save. */
export function CollegeBanners({ editor, subregions }: Props) {
	const { college, theirs } = editor;
	return (
		<>
			{college.editors.length > 0 && (
				<Banner icon={Users} tone="warn" live="status">
					<b>{openWords(college.editors)}</b> You can’t overwrite each other: whoever saves second is asked
					first.
				</Banner>
			)}
			{theirs ? (
				<Conflict editor={editor} subregions={subregions} theirs={theirs} />
			) : (
				<SaveState editor={editor} />
			)}
		</>
	);
}

/** Shown all the time: if it came with the first letter, the text would move away beneath the cursor. */
function SaveState({ editor }: { editor: CollegeEditor }) {
	const unsaved = Object.keys(editor.typed).map(fieldLabel);
	const isUnsaved = unsaved.length > 0;
	const isPromised = !isUnsaved && editor.isStored;
	return (
		<Banner icon={isUnsaved ? Pencil : Check} tone={isUnsaved ? 'warn' : 'note'}>
			<b>{isUnsaved ? `Unsaved: ${unsaved.join(', ')}.` : 'All saved.'}</b>{' '}
			{isPromised ? 'Changes are kept on this computer until you save.' : storedWords(editor.isStored)}{' '}
			<Button kind="quiet" disabled={!isUnsaved} data-destroys onClick={() => editor.discard()}>
				Discard
			</Button>
		</Banner>
	);
}

function Conflict({ editor, subregions, theirs }: Props & { theirs: AdminCollege }) {
	const fields = Object.keys(editor.typed) as CollegeField[];
	// A switch, or a change taken back, that came second leaves no input to save.
	const hasTyped = fields.length > 0;
	const both = fields.filter(
		(field) =>
			!(field in editor.before) ||
			JSON.stringify(theirs[field as keyof AdminCollege]) !==
				JSON.stringify(editor.before[field as keyof typeof editor.before]),
	);
	return (
		<Banner icon={TriangleAlert} tone="bad" live="alert">
			<b>{`${changerWords(theirs.saved?.by ?? null)} saved this college after you opened it. Nothing of yours is saved yet.`}</b>
			{hasTyped && both.length === 0 && <p>You and they changed different fields: saving keeps both.</p>}
			{both.map((field) => (
				<dl key={field} className={styles.versions}>
					<dt>{`${fieldLabel(field)}, theirs`}</dt>
					<dd>{wordsOf(field, theirs[field as keyof AdminCollege], subregions)}</dd>
					<dt>{`${fieldLabel(field)}, yours`}</dt>
					<dd>{wordsOf(field, editor.typed[field], subregions)}</dd>
				</dl>
			))}
			<p className={layout.row}>
				{hasTyped && (
					<Button onClick={() => void editor.save(theirs.revision)}>
						{both.length === 0 ? 'Save mine, too' : 'Save mine over theirs'}
					</Button>
				)}
				{hasTyped && both.length === 0 ? (
					<Button onClick={() => editor.discard()}>Discard mine</Button>
				) : (
					<Button onClick={() => editor.discard(both)}>Take theirs</Button>
				)}
			</p>
		</Banner>
	);
}

/** A value as words; a text loses its tags. */
function wordsOf(field: CollegeField, value: unknown, subregions: Props['subregions']): string {
	if (field === 'subregion_id') return subregions.find(({ id }) => id === value)?.name ?? '–';
	const text = field === 'content' ? featuresHtml(value as AdminCollege['content']) : String(value ?? '');
	return withoutTags(text, ' ').replace(/\s+/g, ' ').trim() || '–';
}

const featuresHtml = ({ features }: AdminCollege['content']): string =>
	features.map(({ title, html }) => `${title}: ${html}`).join(' ');
