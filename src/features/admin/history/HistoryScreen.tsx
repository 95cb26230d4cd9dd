import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { AUDIT_PAGE, type AuditEntry, type AuditedKind, auditedKinds } from '#domain/admin/audit.ts';
import { countWords } from '#domain/count-words.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { OpeningChoice } from '../OpeningChoice.tsx';
import { Changes } from './Changes.tsx';
import { readOlder } from './older-changes.ts';

interface View {
	what: AuditedKind | undefined;
	newest: AuditEntry[];
}

const kinds: Record<AuditedKind, string> = {
	college: 'Colleges',
	place: 'Places',
	image: 'Pictures',
	state: 'States',
	region: 'Regions',
	article: 'Articles',
	site_content: 'Texts',
	contributor: 'Contributors',
	site: 'Settings of the site',
	account: 'Accounts',
	promo_code: 'Promo codes',
	subscriber: 'Subscribers',
	mail: 'Emails',
	import: 'Other rows of an imported file',
};

/** Every change made in the back office, or those of one kind. */
export function HistoryScreen() {
	const { what, newest } = useLoaderData<View>();
	const [, setSearch] = useSearchParams();
	return (
		<>
			<h1>History</h1>
			<OpeningChoice
				label="What changed"
				none="Everything"
				options={auditedKinds.map((kind) => ({ value: kind, words: kinds[kind] }))}
				opened={what ?? ''}
				onOpen={(kind) => setSearch(kind === '' ? {} : { what: kind })}
			/>
			<ChangesList key={what} what={what} newest={newest} />
		</>
	);
}

function ChangesList({ what, newest }: View) {
	const [older, setOlder] = useState<AuditEntry[]>([]);
	/** Where older changes continue for a person who asked for more. */
	const [next, setNext] = useState<number>();
	const entries = [...newest, ...older];
	const [isEnd, setEnd] = useState(newest.length < AUDIT_PAGE);
	const showOlder = async (button: HTMLElement) => {
		const added = await readOlder({ what, before: entries.at(-1)?.id });
		if (!added) return;
		setOlder([...older, ...added]);
		setEnd(added.length < AUDIT_PAGE);
		if (document.activeElement === button) setNext(added[0]?.id);
	};
	if (entries.length === 0)
		return (
			<Empty title={what ? 'None of these has changed yet' : 'Nothing has changed yet'} heading="h2">
				<p>Every change made in the back office shows up here, with who made it and what was there before.</p>
			</Empty>
		);
	return (
		<>
			<ol className={layout.stack}>
				{entries.map((entry) => (
					<Changes key={entry.id} entry={entry} isNext={entry.id === next} />
				))}
			</ol>
			<p role="status" className={layout.onlyForReaders}>
				{older.length > 0 && `${countWords(entries.length, 'change')} listed`}
			</p>
			{!isEnd && (
				<p>
					<Button onClick={({ currentTarget }) => void showOlder(currentTarget)}>Older changes</Button>
				</p>
			)}
		</>
	);
}
