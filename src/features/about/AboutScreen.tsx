import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Html } from '#ui/Html.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import styles from './AboutScreen.module.css';
import type { AboutView } from './about-view.ts';
import { Contributors } from './Contributors.tsx';

/** Who makes this site and why, and the people who wrote for it. */
export function AboutScreen() {
	const { texts, contributors } = useLoaderData<AboutView>();
	const html = (name: string) => texts.find((text) => text.name === name)?.html;
	const [whoWeAre, mission, bio] = ['who_we_are', 'mission', 'joy_bio'].map(html);
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>About</h1>
			</div>
			<div className={styles.texts}>
				{whoWeAre && (
					<section className={styles.who} aria-labelledby="who-we-are">
						<h2 id="who-we-are">Who we are</h2>
						<Html html={whoWeAre} />
					</section>
				)}
				{mission && (
					<Plaque className={styles.mission}>
						<ContourArt seed="mission" variant="plaque" />
						<section aria-labelledby="mission">
							<h2 id="mission">Our mission</h2>
							<Html html={mission} />
						</section>
					</Plaque>
				)}
			</div>
			{bio && (
				<section className={styles.bio} aria-labelledby="founder">
					<h2 id="founder">How it began</h2>
					<Html html={bio} />
				</section>
			)}
			<Contributors contributors={contributors} />
			<section className={styles.more} aria-labelledby="say">
				<h2 id="say">Say something</h2>
				<p>
					A guide that is out of date, a place we should know, a page that stopped working: we read it all.
				</p>
				<div className={layout.row}>
					<ButtonLink to={paths.contact}>Contact</ButtonLink>
					<ButtonLink to={paths.userGuide}>User Guide</ButtonLink>
				</div>
			</section>
		</div>
	);
}
