import { useRevalidator } from 'react-router-dom';
import { AUDIT_PAGE, type AuditEntry } from '#domain/admin/audit.ts';
import { countWords } from '#domain/count-words.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { Changes } from '../history/Changes.tsx';
import styles from './CollegeEditor.module.css';
import { restoreTo } from './college-writes.ts';
import type { CollegeEditor } from './use-college-editor.ts';

/** A college's changes, with a way back to each of its earlier states. */
export function Revisions({ editor, revisions }: { editor: CollegeEditor; revisions: AuditEntry[] }) {
	const { revalidate } = useRevalidator();
	const restore = async (to: number) => {
		const restored = await restoreTo(editor.college.ipeds_id, to);
		if (!restored) return;
		editor.show(restored);
		await revalidate();
		showToast({ words: 'Restored. You can undo this below, too.' });
	};
	if (revisions.length === 0) return null;
	const latest = revisions.length === AUDIT_PAGE ? 'the latest ' : '';
	return (
		<details className={styles.card}>
			<summary>{`History, ${latest}${countWords(revisions.length, 'change')}`}</summary>
			<ol className={layout.stack}>
				{revisions.map((entry) => (
					<Changes key={entry.id} entry={entry}>
						<Button onClick={() => void restore(entry.id - 1)}>Restore from before this change</Button>
					</Changes>
				))}
			</ol>
		</details>
	);
}
