import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Field } from '../Field.tsx';
import { FormDialog } from '../FormDialog.tsx';

/** Returns the address that the input means; null when it is not an address. `site` is this page's origin. */
export type LinkOf = (typed: string, site: string) => string | null;

/** Asks for the link of the chosen words; an empty address removes it. */
export function LinkDialog({
	editor,
	linkOf,
	onClose,
}: {
	editor: Editor;
	linkOf: LinkOf;
	onClose: () => void;
}) {
	const [fault, setFault] = useState<string>();
	const present: unknown = editor.getAttributes('link').href;
	const save = (form: FormData) => {
		const typed = String(form.get('href') ?? '').trim();
		const href = typed === '' ? '' : linkOf(typed, location.origin);
		if (href === null) {
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
				hint="A page, like https://www.bc.edu, an email address or a phone number. Leave it empty to take the link away."
				error={fault}
				defaultValue={typeof present === 'string' ? present : ''}
				autoComplete="off"
			/>
		</FormDialog>
	);
}
