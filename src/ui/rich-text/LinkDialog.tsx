import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Field } from '../Field.tsx';
import { FormDialog } from '../FormDialog.tsx';

/** Asks for the chosen words' link; an empty address removes it. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const [fault, setFault] = useState<string>();
	const present: unknown = editor.getAttributes('link').href;
	const save = (form: FormData) => {
		const typed = String(form.get('href') ?? '').trim();
		const href = typed === '' || /^(https:|mailto:|tel:)/i.test(typed) ? typed : `https://${typed}`;
		if (href.startsWith('https://http') || /\s/.test(href)) {
			setFault('Use an address like https://www.bc.edu.');
			return;
		}
		const chain = editor.chain().focus().extendMarkRange('link');
		if (href === '') chain.unsetLink().run();
		else chain.setLink({ href }).run();
		onClose();
	};
	return (
		<FormDialog title="Link" go="Set the link" onSubmit={save} onClose={onClose}>
			<Field
				label="Address"
				name="href"
				hint="A page, like https://www.bc.edu, mailto: or tel:. Leave it empty to take the link away."
				error={fault}
				defaultValue={typeof present === 'string' ? present : ''}
				autoComplete="off"
			/>
		</FormDialog>
	);
}
