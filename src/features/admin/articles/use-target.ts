import { useRef, useState } from 'react';
import type { ArticleChange, EditedArticle } from '#domain/articles/article-edit.ts';
import type { Locality } from '#domain/articles/locality.ts';
import { useStepping } from '#ui/use-stepping.ts';
import type { Target } from './target-words.ts';

/**
 * An article's subject as shown in its fields. A complete one is saved when chosen; one reached with the arrow keys, on
 * Enter or when its field loses the focus. Until then, the article keeps its subject.
 */
export function useTarget(
	article: EditedArticle,
	onChange: (change: ArticleChange) => Promise<EditedArticle | undefined>,
) {
	const [draft, setDraft] = useState<Target>();
	const sent = useRef<Target>(undefined);
	const isSaving = useRef(false);
	/**
	 * Afterward the fields show the article as it is, unless they were changed meanwhile. False when nothing was saved.
	 */
	const save = async (next: Target): Promise<boolean> => {
		sent.current = next;
		isSaving.current = true;
		const changed = await onChange(next).finally(() => {
			if (sent.current === next) isSaving.current = false;
		});
		// After a failure, a typed target stays, along with its field.
		setDraft((now) => (now === next || (changed && now === draft) ? undefined : now));
		return changed !== undefined;
	};
	/** Leaving a field after Enter must not send the same value again. */
	const settle = () => {
		if (draft && draft !== sent.current && isComplete(draft)) void save(draft);
	};
	const { isStepping, watch } = useStepping({ onEnter: settle, onLeave: settle });
	const choose = (locality: Locality, id = locality === article.locality ? article.locality_id : '') => {
		const next = { locality, locality_id: id };
		// While another subject is being saved, the article's own is out of date: choosing it again is a change, too.
		const isChange = isSaving.current || !isSame(next, article);
		setDraft(isChange ? next : undefined);
		if (isChange && !isStepping() && isComplete(next)) void save(next);
	};
	return { target: draft ?? article, isSaved: draft === undefined, choose, save, watch };
}

const isSame = (one: Target, other: Target) =>
	one.locality === other.locality && one.locality_id === other.locality_id;

/** Saved without a place, an article would vanish from the site. */
const isComplete = ({ locality, locality_id }: Target) => locality === 'general' || locality_id !== '';
