import { paintHue } from '#domain/colleges/paint-hue.ts';
import { CampusSheet } from '#sheet/CampusSheet.tsx';
import layout from '#ui/layout.module.css';
import { PictureCredit } from '#ui/PictureCredit.tsx';
import { paint } from '#ui/paint.ts';
import { ImageTools } from '../images/ImageTools.tsx';
import styles from './CollegeEditor.module.css';
import { LineInput } from './LineInput.tsx';
import type { CollegeEditor } from './use-college-editor.ts';

export function LinksCard({ editor }: { editor: CollegeEditor }) {
	const { college } = editor;
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="links">
			<h2 id="links">Links and picture</h2>
			<LineInput editor={editor} line={{ field: 'main_url', label: 'Website' }} />
			<LineInput
				editor={editor}
				line={{ field: 'admission_url', label: 'Admissions page', hint: 'Saved with https and www' }}
			/>
			<div className={styles.picture} {...paint(paintHue(college.ipeds_id))}>
				{college.image ? <img src={college.image} alt="" /> : <CampusSheet college={college} size="card" />}
			</div>
			{college.image_credit && <PictureCredit credit={college.image_credit} />}
			<ImageTools
				of={`college-${college.ipeds_id}`}
				image={college.image}
				words={{ without: 'Without one, we draw a campus sheet.', likely: college.name }}
				onImage={(image) => editor.saveOnly({ image })}
			/>
		</section>
	);
}
