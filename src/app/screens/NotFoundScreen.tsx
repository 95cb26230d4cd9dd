import { useLoaderData } from 'react-router-dom';
import { comingSoonLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import type { State } from '#domain/states/state.ts';
import { useReachable } from '#runtime/reachability.ts';
import { useSiteSearch } from '#search/use-site-search.ts';
import { TrailSign } from '#sheet/TrailSign.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { SearchField } from '#ui/search/SearchField.tsx';

/** The content for a dead address: the state it was meant for, if that state is coming soon, and its neighbors. */
export interface NotFoundView {
	title: string;
	soon: { state: State; neighbors: State[] } | null;
}

/** The end of the trail: an unknown address, or a college or state that is not open. */
export function NotFoundScreen() {
	const finder = useSiteSearch();
	const device = useDeviceWord();
	const reachable = useReachable();
	const { soon } = useLoaderData<NotFoundView>();
	return (
		<TrailSign at="lost">
			<Plaque>
				<div className={layout.stack}>
					<p>Page Not Found</p>
					<h1>Sorry we couldn't complete your request!</h1>
					{soon ? (
						<ComingSoon {...soon} />
					) : (
						<p className={layout.lead}>
							The trail ends here. The page may have moved, or the guide is not open yet.
							{!reachable &&
								' No signal: a page you haven’t opened before will open once you’re back online.'}
						</p>
					)}
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
		</TrailSign>
	);
}

function ComingSoon({ state, neighbors }: NonNullable<NotFoundView['soon']>) {
	return (
		<>
			<p className={layout.lead}>{comingSoonLead(state.name)}</p>
			<p className={layout.row}>
				{neighbors.map(({ name }) => (
					<Link key={name} to={paths.state(name)}>
						{name}
					</Link>
				))}
			</p>
		</>
	);
}
