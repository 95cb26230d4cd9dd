import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Found, FoundList } from './found.ts';
import styles from './SearchField.module.css';
import { SearchRow } from './SearchRow.tsx';

/** State passed from the search box to its list once that has loaded. */
export interface SearchComboboxProps {
	id: string;
	placeholder: string;
	query: string;
	onQuery: (query: string) => void;
	list: FoundList;
	/** False while the list belongs to an earlier query. */
	isCurrent: boolean;
	onChoose: (found: Found) => void;
	/** True while the plain box has the focus, which this box takes over when it replaces it. */
	plainFocus: RefObject<boolean>;
	/** True starts with the list open. */
	startOpen: boolean;
}

/** The input with its list of results, as a combobox that keyboards and screen readers understand. */
export function SearchCombobox(props: SearchComboboxProps) {
	const { id, placeholder, query, onQuery, list, isCurrent, onChoose, plainFocus, startOpen } = props;
	const input = useRef<HTMLInputElement>(null);
	// Runs before anything else can happen: a letter typed between the two boxes would be lost. A person may have moved
	// to the plain box while this was being drawn.
	useLayoutEffect(() => {
		if (!plainFocus.current) return;
		input.current?.focus();
		input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
	}, [plainFocus]);
	const rows = isCurrent || !list.notFound ? list.rows : [];
	const notFound = isCurrent && list.notFound;
	return (
		<Autocomplete.Root
			items={rows}
			mode="none"
			filter={null}
			defaultOpen={startOpen}
			value={query}
			onValueChange={(value, { reason }) => {
				if (reason !== 'item-press') onQuery(value);
			}}
			itemToStringValue={(found: Found) => found.title}
		>
			<Autocomplete.Input ref={input} id={id} className={styles.input} placeholder={placeholder} />
			{/* It is outside the page's landmarks, so it is a named landmark itself. */}
			<Autocomplete.Portal role="region" aria-label="Search results">
				<Autocomplete.Positioner className={styles.positioner} sideOffset={6} align="start">
					<Autocomplete.Popup className={styles.popup}>
						<Autocomplete.Status className={notFound ? styles.nothing : undefined}>
							{notFound || null}
						</Autocomplete.Status>
						<Autocomplete.List className={styles.list}>
							{(found: Found) => (
								<Autocomplete.Item
									key={found.to}
									value={found}
									className={styles.row}
									onClick={() => {
										onChoose(found);
										onQuery('');
									}}
								>
									<SearchRow found={found} />
								</Autocomplete.Item>
							)}
						</Autocomplete.List>
					</Autocomplete.Popup>
				</Autocomplete.Positioner>
			</Autocomplete.Portal>
		</Autocomplete.Root>
	);
}
