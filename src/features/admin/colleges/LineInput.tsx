import { Field } from '#ui/Field.tsx';
import type { LineField } from './college-fields.ts';
import type { CollegeEditor } from './use-college-editor.ts';

export function LineInput({ editor, line }: { editor: CollegeEditor; line: LineField }) {
	const { field, label, hint, isNumber } = line;
	const value = editor.fieldValue(field);
	return (
		<Field
			label={label}
			hint={hint}
			error={editor.faults[field]}
			inputMode={isNumber ? 'decimal' : undefined}
			autoComplete="off"
			value={value === null || value === undefined ? '' : String(value)}
			onChange={({ target }) => editor.set(field, target.value)}
		/>
	);
}
