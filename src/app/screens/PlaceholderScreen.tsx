import { useLocation } from 'react-router-dom';
import { pageTitle, siteName } from '#domain/page-title.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';

/** An honest word for a page that is not built yet, with the way to what is. */
export function Component() {
	const title = pageTitle(useLocation().pathname).replace(` | ${siteName}`, '');
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1>{title}</h1>
			</div>
			<Empty title="This page is on its way" heading="h2">
				<p>It isn't ready yet, and we'd rather say so than show you something half done.</p>
				<div className={layout.row}>
					<ButtonLink to={paths.collegeGuides}>Read the college guides</ButtonLink>
					<ButtonLink to={paths.tripPlanner}>Plan a trip</ButtonLink>
				</div>
			</Empty>
		</div>
	);
}
