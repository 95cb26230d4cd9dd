import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useBusy } from '#ui/use-busy.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import type { SearchKind } from './add-kinds.ts';
import { FoundStops } from './FoundStops.tsx';
import type { FoundStop } from './found-stop.ts';
import { useStopSearch } from './use-stop-search.ts';

/** A search box with its results below; Enter adds the first one and clears the box for the next. */
export function SearchStops({ kind }: { kind: SearchKind }) {
	const { add } = usePlanner();
	const { query, answer, setQuery, findNow } = useStopSearch(kind.find);
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	const { isBusy, busyWith } = useBusy();
	const addFound = ({ place }: FoundStop) => {
		if (!add(place)) return;
		setQuery('');
		field.current?.focus();
	};
	const isNothing = answer !== null && answer.found.length === 0;
	const isLooking = answer === null && query.trim().length >= limits.searchMinCharacters;
	return (
		<form
			role="search"
			aria-label={kind.word}
			className={layout.stack}
			onSubmit={async (event) => {
				event.preventDefault();
				// Otherwise a second press while the list of colleges is loading would add the stop twice.
				if (query.trim() === '' || isBusy) return;
				const [first] = (await busyWith(findNow)).found;
				if (first) addFound(first);
			}}
		>
			<div className={styles.search}>
				<label htmlFor={id}>{kind.label}</label>
				<Icon of={Search} />
				<input
					ref={field}
					id={id}
					type="text"
					inputMode="search"
					enterKeyHint="done"
					autoComplete="off"
					autoCapitalize="words"
					spellCheck={false}
					placeholder={kind.placeholder}
					value={query}
					onChange={(event) => setQuery(event.target.value)}
				/>
			</div>
			<p className={isNothing || isLooking ? styles.hint : layout.onlyForReaders} role="status">
				{isLooking && 'Looking'}
				{isNothing && (answer.near.length > 0 ? `${kind.nothing}. Closest matches:` : `${kind.nothing}.`)}
				{answer && !isNothing && `${answer.found.length} found`}
			</p>
			{answer?.lacks && <p className={styles.hint}>{answer.lacks}</p>}
			{answer && <FoundStops rows={isNothing ? answer.near : answer.found} onChoose={addFound} />}
		</form>
	);
}
