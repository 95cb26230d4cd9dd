import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { AUDIT_PAGE, type AuditEntry } from '#domain/admin/audit.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { Changes } from './Changes.tsx';
import { readOlder } from './older-changes.ts';

export function HistoryScreen() {
	const { newest } = useLoaderData<{ newest: AuditEntry[] }>();
	const [older, setOlder] = useState<AuditEntry[]>([]);
	const entries = [...newest, ...older];
	const hasMore = entries.length > 0 && entries.length % AUDIT_PAGE === 0;
	const showOlder = async () => setOlder([...older, ...(await readOlder(entries.at(-1)))]);
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
					<Button onClick={() => void showOlder()}>Older changes</Button>
				</p>
			)}
		</>
	);
}
