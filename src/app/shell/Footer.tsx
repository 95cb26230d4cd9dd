import { Suspense } from 'react';
import { useCatalogue } from '#content/catalogue.ts';
import { paths } from '#domain/paths.ts';
import { useSiteSearch } from '#search/use-site-search.ts';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { SearchField } from '#ui/search/SearchField.tsx';
import band from './Band.module.css';
import { ContentAge } from './ContentAge.tsx';
import styles from './Footer.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';

const FooterTexts = lazyPart(() => import('./FooterTexts.tsx'), 'FooterTexts', { whenIdle: true });

const columns = [
	{
		title: 'Resources',
		links: [
			{ to: paths.collegeGuides, label: 'College Guides' },
			{ to: paths.compare(), label: 'Compare Colleges' },
			{ to: paths.timelineTips, label: 'Timeline & Tips' },
			{ to: paths.studentVoices, label: 'Student Voices' },
			{ to: paths.userGuide, label: 'User Guide' },
		],
	},
	{
		title: 'Company',
		links: [
			{ to: paths.about, label: 'About' },
			{ to: paths.itineraries, label: 'Itineraries' },
			{ to: paths.donate, label: 'Donate' },
			{ to: paths.contact, label: 'Contact' },
		],
	},
];

/** The foot of every page, fetched after the page itself: search, links, the newsletter, and what is on this device. */
export function Footer() {
	const finder = useSiteSearch();
	const hasNewsletter = useCatalogue()?.newsletter === true;
	return (
		<>
			<div className={styles.columns}>
				<div className={styles.first}>
					<Link to={paths.home} className={band.brand}>
						<Logo />
						<span>College Tour Trails</span>
					</Link>
					<SearchField
						label="Search colleges and states, from the footer"
						placeholder="Where do you want to go?"
						finder={finder}
					/>
				</div>
				{columns.map(({ title, links }) => (
					<nav key={title} aria-label={title}>
						<h2>{title}</h2>
						<ul>
							{links.map(({ to, label }) => (
								<li key={to}>
									<Link to={to}>{label}</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
				{hasNewsletter && (
					<div className={styles.letter}>
						<NewsletterForm />
					</div>
				)}
				<ContentAge />
			</div>
			<div className={styles.last}>
				<Suspense fallback={null}>
					<FooterTexts />
				</Suspense>
				<ul>
					<li>
						<Link to={paths.privacy}>Privacy</Link>
					</li>
					<li>
						<Link to={paths.terms}>Terms</Link>
					</li>
				</ul>
			</div>
		</>
	);
}
