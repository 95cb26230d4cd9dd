import { AUDIT_PAGE, type AuditEntry } from '#domain/admin/audit.ts';
import { countWords } from '#domain/count-words.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { Changes } from '../history/Changes.tsx';
import styles from './CollegeEditor.module.css';
import type { CollegeEditor } from './use-college-editor.ts';

/** A college's changes, each of which can be taken back by itself, except the one that added it. */
export function Revisions({ editor, revisions }: { editor: CollegeEditor; revisions: AuditEntry[] }) {
	if (revisions.length === 0) return null;
	const latest = revisions.length === AUDIT_PAGE ? 'the latest ' : '';
	return (
		<details className={styles.card}>
			<summary>{`History, ${latest}${countWords(revisions.length, 'change')}`}</summary>
			<ol className={layout.stack}>
				{revisions.map((entry) => (
					<Changes key={entry.id} entry={entry}>
						{entry.before && (
							<Button onClick={() => void editor.takeBack(entry.id)}>Take back this change</Button>
						)}
					</Changes>
				))}
			</ol>
		</details>
	);
}
