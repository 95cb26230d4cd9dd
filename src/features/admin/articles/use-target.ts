import { useRef, useState } from 'react';
import type { ArticleChange, EditedArticle } from '#domain/articles/article-edit.ts';
import type { Locality } from '#domain/articles/locality.ts';
import { useStepping } from '#ui/use-stepping.ts';
import type { Target } from './target-words.ts';

/**
 * An article's subject as its fields show it. A complete one is saved when it is chosen; one that the arrow keys came by,
 * on Enter or when its field is left. Until then, the article stays where it is.
 */
export function useTarget(
	article: EditedArticle,
	onChange: (change: ArticleChange) => Promise<EditedArticle | undefined>,
) {
	const [draft, setDraft] = useState<Target>();
	const sent = useRef<Target>(undefined);
	const isSaving = useRef(false);
	/** Then the fields show the article as it is, unless they were changed meanwhile. False when nothing was saved. */
	const save = async (next: Target): Promise<boolean> => {
		sent.current = next;
		isSaving.current = true;
		const changed = await onChange(next).finally(() => {
			if (sent.current === next) isSaving.current = false;
		});
		// A typed target stays after a failure, and its field with it.
		setDraft((now) => (now === next || (changed && now === draft) ? undefined : now));
		return changed !== undefined;
	};
	/** Leaving a field after Enter must not send the same once more. */
	const settle = () => {
		if (draft && draft !== sent.current && isComplete(draft)) void save(draft);
	};
	const { isStepping, watch } = useStepping({ onEnter: settle, onLeave: settle });
	const choose = (locality: Locality, id = locality === article.locality ? article.locality_id : '') => {
		const next = { locality, locality_id: id };
		// While another subject is on its way, the article is not what it was: to choose that again is a change, too.
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
