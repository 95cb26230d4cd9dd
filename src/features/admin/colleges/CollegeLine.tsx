import { Pencil } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import type { ListedAdminCollege } from '#domain/colleges/edit-college.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { Switch } from '#ui/Switch.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { editorWords } from '../editor-words.ts';
import lines from '../list/Lines.module.css';
import { collegeEditorPath } from './college-path.ts';
import { turnLive } from './college-writes.ts';

export function CollegeLine({ college }: { college: ListedAdminCollege }) {
	const { ipeds_id, name, city, state_abbreviation, enabled, has_guide, isBeingEdited, editors } = college;
	const { isBusy, busyWith } = useBusy();
	const { revalidate } = useRevalidator();
	const turn = async () => {
		if (await turnLive(college)) await revalidate();
	};
	return (
		<li className={lines.line} {...paint(paintHue(ipeds_id))}>
			<p className={lines.name}>
				<Link to={collegeEditorPath(ipeds_id)}>{name}</Link>
				<span className={`${layout.soft} ${layout.small}`}>
					{`${city}, ${state_abbreviation}${has_guide ? '' : ', guide unfinished'}`}
				</span>
			</p>
			{isBeingEdited && (
				<Badge icon={Pencil} tone="warn">
					{`Open: ${editors.map(editorWords).join(', ')}`}
				</Badge>
			)}
			<Switch
				label="Live"
				aria-label={`${name}, live`}
				checked={enabled}
				disabled={isBusy}
				onChange={() => void busyWith(turn)}
			/>
		</li>
	);
}
