import { useSiteTexts } from '#content/use-site-texts.ts';
import { contactEmailOf } from '#domain/site/contact-email.ts';
import { Html } from '#ui/Html.tsx';
import styles from './Footer.module.css';

/** Our address, email and social links, if the site was given them. */
export function FooterTexts() {
	const texts = useSiteTexts() ?? [];
	const html = (key: string) => texts.find(({ name }) => name === key)?.html;
	const [address, links, email] = [html('address'), html('social_links'), contactEmailOf(texts)];
	return (
		<>
			{address && <Text html={address} />}
			{email && (
				<p className={styles.text}>
					<a href={`mailto:${email}`}>{email}</a>
				</p>
			)}
			{links && <Text html={links} />}
		</>
	);
}

const Text = ({ html }: { html: string }) => (
	<div className={styles.text}>
		<Html html={html} />
	</div>
);
