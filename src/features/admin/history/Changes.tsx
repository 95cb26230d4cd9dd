import type { ReactNode } from 'react';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { fullDayTimeWords } from '#domain/day-words.ts';
import { focusIt } from '#ui/focus-it.ts';
import layout from '#ui/layout.module.css';
import { changerWords } from '../editor-words.ts';
import { labelIn } from '../field-labels.ts';
import styles from './Changes.module.css';
import { fieldsOf, linesOf, nameIn } from './value-words.ts';

interface Props {
	entry: AuditEntry;
	/** True takes the focus when it appears. */
	isNext?: boolean;
	children?: ReactNode;
}

/** One change: author, time, and each field before and after. */
export function Changes({ entry, isNext, children }: Props) {
	const { by, at, what, before, after } = entry;
	const fields = fieldsOf(entry);
	const deed = before === null ? 'Added' : after === null ? 'Deleted' : 'Changed';
	return (
		<li className={styles.change} {...(isNext && { ref: focusIt, tabIndex: -1 })}>
			<p>
				<b>{`${deed} ${what.replaceAll('_', ' ')} ${nameIn(entry)}`}</b>
				{fields.length > 0 && `: ${fields.map((field) => labelIn(what, field)).join('; ')}`}
			</p>
			<p className={`${layout.soft} ${layout.small}`}>
				{`${changerWords(by)}, `}
				<time dateTime={at}>{fullDayTimeWords(new Date(at))}</time>
			</p>
			{fields.length > 0 && (
				<details>
					<summary>Before and after</summary>
					<dl className={styles.fields}>
						{fields.map((field) => (
							<div key={field}>
								<dt>{labelIn(what, field)}</dt>
								<BeforeAndAfter entry={entry} field={field} />
							</div>
						))}
					</dl>
				</details>
			)}
			{children}
		</li>
	);
}

function BeforeAndAfter({ entry, field }: { entry: AuditEntry; field: string }) {
	const lines = linesOf(entry, field);
	if (lines === null) return <dd>The words are the same. Only their format or a link changed.</dd>;
	return (
		<>
			<dd>
				<del>{lines.before.join('\n') || '–'}</del>
			</dd>
			<dd>
				<ins>{lines.after.join('\n') || '–'}</ins>
			</dd>
		</>
	);
}
