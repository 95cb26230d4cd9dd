import type { ReactNode } from 'react';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { focusIt } from '#ui/focus-it.ts';
import layout from '#ui/layout.module.css';
import { fieldLabel } from '../colleges/college-fields.ts';
import { changerWords } from '../editor-words.ts';
import styles from './Changes.module.css';

interface Props {
	entry: AuditEntry;
	/** True takes the focus when it appears. */
	isNext?: boolean;
	children?: ReactNode;
}

/** One change: author, time, and each field before and after. */
export function Changes({ entry, isNext, children }: Props) {
	const { by, at, what, key, name, before, after } = entry;
	const fields = Object.keys(after ?? before ?? {});
	const deed = before === null ? 'Added' : after === null ? 'Deleted' : 'Changed';
	return (
		<li className={styles.change} {...(isNext && { ref: focusIt, tabIndex: -1 })}>
			<p>
				<b>{`${deed} ${what.replaceAll('_', ' ')} ${name ?? key}`}</b>
				{fields.length > 0 && `: ${fields.map((field) => labelIn(what, field)).join(', ')}`}
			</p>
			<p className={`${layout.soft} ${layout.small}`}>
				{`${changerWords(by)}, `}
				<time dateTime={at}>{new Date(at).toLocaleString('en-US')}</time>
			</p>
			{fields.length > 0 && (
				<details>
					<summary>Before and after</summary>
					<dl className={styles.fields}>
						{fields.map((field) => (
							<div key={field}>
								<dt>{labelIn(what, field)}</dt>
								<dd>
									<del>{valueWords(before?.[field])}</del>
								</dd>
								<dd>
									<ins>{valueWords(after?.[field])}</ins>
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
			{children}
		</li>
	);
}

/** A field's label; a college's are those of its form. */
const labelIn = (what: AuditEntry['what'], field: string) =>
	what === 'college' ? fieldLabel(field) : field.replaceAll('_', ' ');

/** A value as text, or a dash for none. */
function valueWords(value: unknown): string {
	if (value === undefined || value === null || value === '') return '–';
	return typeof value === 'string' ? value : JSON.stringify(value);
}
