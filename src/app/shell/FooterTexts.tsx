import { useSiteTexts } from '#content/use-site-texts.ts';
import { Html } from '#ui/Html.tsx';
import styles from './Footer.module.css';

/** Our address and where else we are, once an editor has said so. */
export function FooterTexts() {
	const texts = useSiteTexts();
	return ['address', 'social_links'].map((key) => {
		const html = texts?.find(({ name }) => name === key)?.html;
		return html ? (
			<div key={key} className={styles.text}>
				<Html html={html} />
			</div>
		) : null;
	});
}
