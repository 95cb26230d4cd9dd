import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { CollegeBanners } from '#features/admin/colleges/CollegeBanners.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';

/** The buttons below somebody else's save, for an editor who has typed this. */
function answersWith(typed: CollegeEditor['typed']) {
	const theirs = { city: 'Theirs', saved: { at: '', by: null } } as unknown as AdminCollege;
	const editor = { college: { editors: [] }, typed, before: typed, theirs } as unknown as CollegeEditor;
	const html = renderToStaticMarkup(<CollegeBanners editor={editor} />);
	return ['Save mine over theirs', 'Save mine, too', 'Take theirs'].filter((words) => html.includes(words));
}

test('whoever typed nothing has nothing to save over somebody else’s version', () => {
	expect(answersWith({ city: 'Mine' })).toEqual(['Save mine over theirs', 'Take theirs']);
	expect(answersWith({})).toEqual(['Take theirs']);
});
