import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { CollegeBanners } from '#features/admin/colleges/CollegeBanners.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';

/** The buttons below somebody else's save, for an editor who has typed this. */
function answersWith(typed: CollegeEditor['typed']) {
	const theirs = { city: 'Theirs', saved: { at: '', by: null } } as unknown as AdminCollege;
	const editor = { college: { editors: [] }, typed, before: typed, theirs } as unknown as CollegeEditor;
	const html = renderToStaticMarkup(<CollegeBanners editor={editor} subregions={[]} />);
	return ['Save mine over theirs', 'Save mine, too', 'Take theirs'].filter((words) => html.includes(words));
}

test('an editor who typed nothing has nothing to save over somebody else’s version', () => {
	expect(answersWith({ city: 'Mine' })).toEqual(['Save mine over theirs', 'Take theirs']);
	expect(answersWith({})).toEqual(['Take theirs']);
});

test('what both changed is shown in words, and an editor who changed something else may discard it', () => {
	const features = (title: string) => ({ features: [{ title, html: '<p>See it.</p>' }] });
	const before = { content: features('Gym'), subregion_id: 91, eat_html: '' };
	const theirs = {
		content: features('Art'),
		subregion_id: 102,
		eat_html: '',
		saved: { at: '', by: null },
	} as unknown as AdminCollege;
	const typed = { content: features('Pool'), subregion_id: 110 };
	const html = (mine: CollegeEditor['typed']) =>
		renderToStaticMarkup(
			<CollegeBanners
				editor={{ college: { editors: [] }, typed: mine, before, theirs } as unknown as CollegeEditor}
				subregions={[
					{ id: 102, name: 'Western MA', state: 'MA' },
					{ id: 110, name: 'Central MA', state: 'MA' },
				]}
			/>,
		);
	for (const words of ['Art: See it.', 'Pool: See it.', 'Western MA', 'Central MA'])
		expect(html(typed)).toContain(`<dd>${words}</dd>`);
	expect(html({ eat_html: '<p>Chowder</p>' })).toContain('Discard mine');
});

test('it says all the time whether something is unsaved, and when the browser keeps nothing of it', () => {
	const words = (typed: CollegeEditor['typed'], isStored = true) =>
		renderToStaticMarkup(
			<CollegeBanners
				editor={
					{ college: { editors: [] }, typed, before: {}, isStored, theirs: null } as unknown as CollegeEditor
				}
				subregions={[]}
			/>,
		);
	expect(words({})).toMatch(/All saved\.<\/b> Changes are kept on this computer until you save\./);
	expect(words({ eat_html: '' })).toMatch(/Unsaved: Eat\.<\/b> Kept on this computer until you save\./);
	for (const typed of [{}, { eat_html: '' }])
		expect(words(typed, false)).toContain('This browser keeps nothing: save before you leave.');
});
