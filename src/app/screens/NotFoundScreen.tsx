import { useReachable } from '#api/reachability.ts';
import { useSiteSearch } from '#content/use-site-search.ts';
import { paths } from '#domain/paths.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { SearchField } from '#ui/search/SearchField.tsx';
import { TrailEnd } from './TrailEnd.tsx';

/** Where the trail ends: an unknown address, or a college or state that is not open. */
export function NotFoundScreen() {
	const finder = useSiteSearch();
	const device = useDeviceWord();
	const reachable = useReachable();
	return (
		<TrailEnd>
			<Plaque>
				<div className={layout.stack}>
					<p>Page Not Found</p>
					<h1>Sorry we couldn't complete your request!</h1>
					<p className={layout.lead}>
						The trail ends here. The page may have moved, or the guide is not open yet.
						{!reachable && ' There is no signal: a page that is new opens once you are back online.'}
					</p>
					<SearchField
						label="Search for a college or state"
						placeholder="Search for a college or state!"
						finder={finder}
					/>
					<p className={layout.row}>
						<Link to={paths.collegeGuides}>All college guides</Link>
						<Link to={paths.tripPlanner}>Trip Planner</Link>
						{!reachable && <Link to={paths.onDevice}>{`What is on this ${device}`}</Link>}
					</p>
				</div>
			</Plaque>
		</TrailEnd>
	);
}
