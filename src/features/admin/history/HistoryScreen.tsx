import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { readAudit } from '#api/admin.ts';
import { ApiError } from '#api/api-error.ts';
import { AUDIT_PAGE, type AuditEntry } from '#domain/admin/audit.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from '../failure-words.ts';
import { Changes } from './Changes.tsx';

/** Every change that was made in the back office: who, when, before and after. */
export function HistoryScreen() {
	const { newest } = useLoaderData<{ newest: AuditEntry[] }>();
	const [older, setOlder] = useState<AuditEntry[]>([]);
	const entries = [...newest, ...older];
	const last = entries.at(-1);
	const hasMore = entries.length > 0 && entries.length % AUDIT_PAGE === 0;
	const readOlder = async () => {
		try {
			setOlder([...older, ...(await readAudit({ before: last?.id }))]);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			showToast({ words: failureWords(error.code) });
		}
	};
	return (
		<>
			<h1>History</h1>
			{entries.length === 0 ? (
				<Empty title="Nothing has changed yet" heading="h2">
					<p>
						Every change made in the back office shows up here, with who made it and what was there before.
					</p>
				</Empty>
			) : (
				<ol className={layout.stack}>
					{entries.map((entry) => (
						<Changes key={entry.id} entry={entry} />
					))}
				</ol>
			)}
			{hasMore && (
				<p>
					<Button onClick={() => void readOlder()}>Older changes</Button>
				</p>
			)}
		</>
	);
}
