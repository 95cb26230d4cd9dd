import { sizeCodeLabel } from '#domain/colleges/labels.ts';
import type { Subregion } from '#domain/states/state.ts';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import styles from './CollegeEditor.module.css';
import { factFields, fieldLabel, nameFields, scoreFields } from './college-fields.ts';
import { LineInput } from './LineInput.tsx';
import type { CollegeEditor } from './use-college-editor.ts';

export function FactsCard({ editor, subregions }: { editor: CollegeEditor; subregions: Subregion[] }) {
	const state = editor.fieldValue('state_abbreviation');
	const own = subregions.filter((subregion) => subregion.state === state);
	const hint = sizeHint(editor.fieldValue('size'));
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="facts">
			<h2 id="facts">Facts</h2>
			<div className={styles.two}>
				<LineInput
					editor={editor}
					line={{ field: 'size', label: fieldLabel('size'), hint, isNumber: true }}
				/>
				<Choice
					editor={editor}
					field="setting"
					label="Setting"
					choices={['Urban', 'Suburban', 'Town', 'Rural'].map((each) => [each, each])}
				/>
				<Choice
					editor={editor}
					field="control"
					label="Control"
					choices={[
						[1, 'Public'],
						[2, 'Private'],
					]}
				/>
				{own.length > 0 && (
					<Choice
						editor={editor}
						field="subregion_id"
						label="Subregion"
						choices={own.map(({ id, name }) => [id, name])}
					/>
				)}
				{factFields.map((line) => (
					<LineInput key={line.field} editor={editor} line={line} />
				))}
			</div>
			<details>
				<summary>Test scores</summary>
				<div className={styles.two}>
					{scoreFields.map((line) => (
						<LineInput key={line.field} editor={editor} line={line} />
					))}
				</div>
			</details>
			<details>
				<summary>Name and place</summary>
				<div className={styles.two}>
					{nameFields.map((line) => (
						<LineInput key={line.field} editor={editor} line={line} />
					))}
				</div>
			</details>
		</section>
	);
}

function sizeHint(typed: unknown): string {
	const size = Number(typed);
	const isSize = size >= 1 && size <= 4;
	return isSize ? `${size}: ${sizeCodeLabel(size)}` : '1 to 4; if empty, it goes by undergraduates';
}

/** A select that also allows no value. */
function Choice({
	editor,
	field,
	label,
	choices,
}: {
	editor: CollegeEditor;
	field: 'setting' | 'control' | 'subregion_id';
	label: string;
	choices: (readonly [value: string | number, label: string])[];
}) {
	return (
		<Select
			label={label}
			error={editor.faults[field]}
			value={String(editor.fieldValue(field) ?? '')}
			onChange={({ target }) =>
				editor.set(field, choices.find(([value]) => String(value) === target.value)?.[0] ?? null)
			}
		>
			<option value="">None</option>
			{choices.map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</Select>
	);
}
