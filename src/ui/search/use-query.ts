import { useState } from 'react';

/**
 * The text in the box, and whether its results are already shown or on their way to a page, in which case the list
 * would only cover them. Results that arrive put their query into the box, unless a person has typed on since asking
 * for them.
 */
export function useQuery(shownQuery: string) {
	const [query, setQuery] = useState(shownQuery);
	const [answered, setAnswered] = useState(shownQuery);
	const [shown, setShown] = useState(shownQuery);
	if (shown !== shownQuery) {
		const isTypedOn = shownQuery === answered.trim() && query !== answered;
		setShown(shownQuery);
		setAnswered(shownQuery);
		if (!isTypedOn) setQuery(shownQuery);
	}
	return { query, setQuery, isAnswered: query === answered, setAnswered: () => setAnswered(query) };
}
