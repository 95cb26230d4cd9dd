import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { changeCollege, takeBack } from '#features/admin/colleges/college-writes.ts';
import { type CollegeEditor, useCollegeEditor } from '#features/admin/colleges/use-college-editor.ts';
import { ownTexts } from '#session/own-texts.ts';
import * as toasts from '#ui/toasts.ts';
import { aStore } from '../../../runtime/a-store.ts';
import { signInHere } from '../../../session/sign-in-here.ts';

vi.mock('#features/admin/colleges/college-writes.ts', async (original) => ({
	...(await original<object>()),
	changeCollege: vi.fn(),
	takeBack: vi.fn(),
}));

/** Opens a college's editor as after a reload. */
function open(college: AdminCollege): CollegeEditor {
	const opened: CollegeEditor[] = [];
	function Editor() {
		opened.push(useCollegeEditor(college));
		return null;
	}
	const router = createMemoryRouter([{ path: '/', element: <Editor /> }]);
	renderToStaticMarkup(<RouterProvider router={router} />);
	const [editor] = opened;
	if (!editor) throw new Error('The editor was not drawn');
	return editor;
}
const at = (revision: number) => ({ ipeds_id: 7, stay_html: 'Old', revision, editors: [] }) as never;
const draft = () => JSON.parse(String(localStorage.getItem(`${ownTexts('ann')}college-7`)));

beforeEach(() => {
	signInHere('ann');
	vi.stubGlobal('localStorage', aStore());
	vi.stubGlobal('addEventListener', () => undefined);
});

test('taking back starts from the record shown, and leaves an older draft as old as it is', async () => {
	open(at(5)).set('stay_html', 'Mine');
	const editor = open(at(6));
	vi.mocked(takeBack).mockResolvedValueOnce({ isSaved: true, now: at(7) });
	await editor.takeBack(4);
	expect(takeBack).toHaveBeenLastCalledWith(7, 4, 6);
	// What a colleague saved as 6 is still to be shown beside the draft.
	expect(draft()).toMatchObject({ revision: 5, typed: { stay_html: 'Mine' } });
	vi.mocked(takeBack).mockResolvedValueOnce({ isSaved: true, now: at(8) });
	await editor.takeBack(3);
	expect(takeBack).toHaveBeenLastCalledWith(7, 3, 7);
});

test('so does a switch; what was typed is still saved against the record it was typed over', async () => {
	open(at(5)).set('stay_html', 'Mine');
	const editor = open(at(6));
	vi.mocked(changeCollege).mockResolvedValueOnce({ isSaved: true, now: at(7) });
	await editor.saveOnly({ enabled: true });
	expect(changeCollege).toHaveBeenLastCalledWith(7, { enabled: true }, 6);
	expect(draft()).toMatchObject({ revision: 5, typed: { stay_html: 'Mine' } });
	vi.mocked(changeCollege).mockResolvedValueOnce({ isSaved: false, now: at(7) });
	await editor.save();
	expect(changeCollege).toHaveBeenLastCalledWith(7, { stay_html: 'Mine' }, 5);
	vi.mocked(changeCollege).mockResolvedValueOnce({ isSaved: true, now: at(8) });
	await editor.save(7);
	expect(changeCollege).toHaveBeenLastCalledWith(7, { stay_html: 'Mine' }, 7);
	expect(draft()).toBeNull();
});

test('a save that cannot be sent says what is wrong, and where', async () => {
	const toast = vi.spyOn(toasts, 'showToast').mockReturnValue(undefined as never);
	vi.mocked(changeCollege).mockClear();
	const wrong = () => {
		open(at(5)).set('content', { features: [{ title: '', html: '<p>Labs</p>' }] });
		return open(at(5));
	};
	await wrong().save();
	expect(toast).toHaveBeenLastCalledWith({
		words: 'Not saved yet. Special features: A feature needs a title.',
	});
	wrong().set('tuition_in_state', '51,000');
	await open(at(5)).save();
	expect(toast).toHaveBeenLastCalledWith({
		words: 'Not saved yet. Special features: A feature needs a title. In-state tuition: Digits only.',
	});
	expect(changeCollege).not.toHaveBeenCalled();
});

test('a draft that begins with the record shown goes on from a change taken back', async () => {
	const editor = open(at(6));
	editor.set('stay_html', 'Mine');
	vi.mocked(takeBack).mockResolvedValueOnce({ isSaved: true, now: at(7) });
	await editor.takeBack(4);
	expect(draft()).toMatchObject({ revision: 7, typed: { stay_html: 'Mine' } });
});

test('a 25th percentile typed above the 75th that is stored is not sent', async () => {
	const words = vi.spyOn(toasts, 'showToast').mockReturnValue(undefined as never);
	const stored = { ipeds_id: 7, revision: 5, editors: [], sat_math_25: 600, sat_math_75: 650 } as never;
	open(stored).set('sat_math_25', ' 700 ');
	const editor = open(stored);
	expect(editor.faults).toEqual({ sat_math_25: 'Must not be above the 75th percentile' });
	vi.mocked(changeCollege).mockClear();
	await editor.save();
	expect(changeCollege).not.toHaveBeenCalled();
	expect(words).toHaveBeenCalledOnce();
	words.mockRestore();
});
