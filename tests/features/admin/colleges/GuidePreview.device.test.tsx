import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { GuidePreview } from '#features/admin/colleges/GuidePreview.tsx';
import type { CollegeEditor } from '#features/admin/colleges/use-college-editor.ts';

vi.mock('#ui/Html.tsx', () => import('../../../ui/stand-ins.tsx'));

const brown = {
	name: 'Brown University',
	city: 'Providence',
	state_abbreviation: 'RI',
	enrolled_total: 7222,
	control: 2,
	stay_html: '',
	eat_html: '<p>Try the chowder.</p>',
	do_html: '',
	features: '',
	content: { features: [] as { title: string; html: string }[] },
};

function preview(typed: Partial<typeof brown> = {}) {
	const college = { ...brown, ...typed };
	const fieldValue = (field: keyof typeof brown) => college[field];
	const omni = { place_id: 'h1', type: 'hotel', name: 'Omni Providence' } as AdminPlace;
	const editor = { college, fieldValue } as unknown as CollegeEditor;
	return renderToStaticMarkup(<GuidePreview editor={editor} places={[omni]} />);
}

test('only a panel with neither text nor places is still to come', () => {
	const [stay, eat, then] = preview().split(/<h3>(?:Eat|Do)<\/h3>/);
	expect(stay).toContain('Omni Providence');
	expect(stay).not.toContain('Coming Soon!');
	expect(eat).toContain('Try the chowder.');
	expect(eat).not.toContain('Coming Soon!');
	expect(then).toContain('Coming Soon!');
});

test('the special features are below their heading; without any, it is about the college', () => {
	expect(preview()).toContain('About Brown University');
	const features = [{ title: 'Parking', html: '<p>Free</p>' }];
	expect(preview({ content: { features } })).toMatch(/Special Features.*Parking.*Free/s);
});
