import { ArrowRight } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from './ArticlePrompt.tsx';
import { ArticleTiles } from './ArticleTiles.tsx';
import { useArticles } from './use-articles.ts';

/** The student voices banner of the home page: three general articles. Load it after the first screen. */
export function VoicesStrip() {
	const list = useArticles();
	return (
		<section className={`${layout.wrap} ${layout.stack}`} aria-labelledby="voices">
			<div className={layout.split}>
				<h2 id="voices">Student Voices</h2>
				<Link to={paths.studentVoices}>
					All Student Voices <Icon of={ArrowRight} />
				</Link>
			</div>
			<ArticleTiles list={list} />
			<ArticlePrompt />
		</section>
	);
}
