import { Eye, Save } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { adminHome } from '#domain/admin/tabs.ts';
import type { AdminCollege } from '#domain/colleges/edit-college.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import type { Subregion } from '#domain/states/state.ts';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { Switch } from '#ui/Switch.tsx';
import { CollegeBanners } from './CollegeBanners.tsx';
import styles from './CollegeEditor.module.css';
import { FactsCard } from './FactsCard.tsx';
import { GuidePreview } from './GuidePreview.tsx';
import { GuideText } from './GuideText.tsx';
import { LinksCard } from './LinksCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { Revisions } from './Revisions.tsx';
import { type CollegeEditor, useCollegeEditor } from './use-college-editor.ts';

interface View {
	college: AdminCollege;
	revisions: AuditEntry[];
	/** For every state, because the college may move. */
	subregions: Subregion[];
	/** Places around the campus, nearest first. */
	places: AdminPlace[];
}

/** Edits a college's whole guide, with a preview as on a phone. */
export function CollegeEditorScreen() {
	const view = useLoaderData<View>();
	return <Editor key={view.college.ipeds_id} {...view} />;
}

function Editor({ college: loaded, revisions, subregions, places }: View) {
	const editor = useCollegeEditor(loaded);
	return (
		<div className={layout.stack}>
			<EditorHead editor={editor} />
			<CollegeBanners editor={editor} subregions={subregions} />
			<div className={styles.grid}>
				<div className={layout.stack}>
					<GuideText editor={editor} />
					<GuidePreview editor={editor} places={places} />
					<PlacesCard editor={editor} places={places} />
					<Revisions editor={editor} revisions={revisions} />
				</div>
				<div className={layout.stack}>
					<FactsCard editor={editor} subregions={subregions} />
					<LinksCard editor={editor} />
				</div>
			</div>
		</div>
	);
}

/** Where the college is, whether it shows, and the button that saves. */
function EditorHead({ editor }: { editor: CollegeEditor }) {
	const { ipeds_id, name, city, state_abbreviation, subregion_name, enabled, visible } = editor.college;
	const isChanged = Object.keys(editor.typed).length > 0;
	return (
		<div className={styles.head} {...paint(paintHue(ipeds_id))}>
			<div>
				<Link to={`${adminHome}/colleges`} className={layout.small}>
					All colleges
				</Link>
				<h1>{name}</h1>
				<p className={layout.collar}>
					{[ipeds_id, city, state_abbreviation, subregion_name].filter(Boolean).join(', ')}
				</p>
			</div>
			<div className={layout.row}>
				<Switch
					label="Visible"
					checked={visible}
					disabled={editor.isBusy}
					onChange={() => void editor.saveOnly({ visible: !visible })}
				/>
				<Switch
					label="Live"
					checked={enabled}
					disabled={editor.isBusy}
					onChange={() => void editor.saveOnly({ enabled: !enabled })}
				/>
				{enabled && visible && (
					<ButtonDocument href={paths.college(ipeds_id)}>
						<Icon of={Eye} />
						View page
					</ButtonDocument>
				)}
			</div>
			<div className={classNames(styles.save, isChanged && styles.waits)}>
				<Button kind="go" disabled={editor.isBusy || !isChanged} onClick={() => void editor.save()}>
					<Icon of={Save} />
					{editor.isBusy ? 'Saving' : 'Save changes'}
				</Button>
			</div>
		</div>
	);
}
