import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Guide } from '#domain/colleges/college.ts';
import { FEATURES_WORDS, MOST_FEATURES } from '#domain/colleges/edit-college.ts';
import { GuideFeatures } from '#features/admin/colleges/GuideFeatures.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';
import { Features } from '#features/colleges/Features.tsx';

// The real one needs a browser.
vi.mock('#ui/rich-text/RichText.tsx', () => ({ RichText: ({ label }: { label: string }) => label }));

/** The panel of a college with so many features. */
function panelWith(count: number) {
	const features = Array.from({ length: count }, () => ({ title: 'Labs', html: '' }));
	const editor: Partial<CollegeEditor> = {
		textKey: '',
		faults: {},
		set: () => undefined,
		fieldValue: (field) => (field === 'content' ? { features } : ''),
	};
	const html = renderToStaticMarkup(<GuideFeatures editor={editor as CollegeEditor} />);
	const [button = ''] = /<button(?:(?!<button).)*Add a feature/s.exec(html) ?? [];
	return { html, canAdd: !button.includes('aria-disabled="true"'), saysWhy: html.includes(FEATURES_WORDS) };
}

test('no feature can be added beyond those that can be saved, and the panel says so', () => {
	expect(panelWith(MOST_FEATURES - 1)).toMatchObject({ canAdd: true, saysWhy: false });
	expect(panelWith(MOST_FEATURES)).toMatchObject({ canAdd: false, saysWhy: true });
});

test('a fault that keeps a feature from being saved is shown at its title or its text', () => {
	const features = [
		{ title: 'Labs', html: '' },
		{ title: '', html: 'x'.repeat(100_001) },
	];
	const editor: Partial<CollegeEditor> = {
		textKey: '',
		faults: { features: 'At most 100,000 characters' },
		fieldValue: (field) => (field === 'content' ? { features } : ''),
	};
	const html = renderToStaticMarkup(<GuideFeatures editor={editor as CollegeEditor} />);
	const [text = '', first = '', second = ''] = html.split('<fieldset');
	expect(text).toContain('At most 100,000 characters');
	expect(first).not.toContain('role="alert"');
	expect(second).toMatch(/A feature needs a title\..*Text of feature 2.*At most 100,000 characters/);
});

test('the text without a title is named after the panel that the guide shows it in', () => {
	const guide = { name: 'Clark', features: '<p>Labs</p>', content: { features: [] }, main_url: null };
	const page = renderToStaticMarkup(<Features guide={guide as unknown as Guide} />);
	expect(page).toContain('>Special Features</h2>');
	expect(panelWith(0).html).toMatch(/^Special features text/);
});
