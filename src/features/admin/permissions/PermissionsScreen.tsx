import { CircleCheck } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import type { Account } from '#domain/accounts/account.ts';
import { adminPath, adminTabs, tabsFor } from '#domain/admin/tabs.ts';
import { thousands } from '#domain/number-words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import list from '../list/AdminList.module.css';
import { DASH } from '../list/AdminTable.tsx';
import { type Holding, holdings } from './holdings.ts';
import styles from './PermissionsScreen.module.css';

export function PermissionsScreen() {
	const groups = holdings(useLoaderData<{ users: Account[] }>().users);
	return (
		<>
			<h1>Permissions</h1>
			<p className={layout.soft}>
				Groups come with each sign-in. If people sign in on this site itself, whoever runs the server makes
				admins. Access is given and taken in the <Link to={adminPath({ path: 'users' })}>User List</Link>.
			</p>
			<section className={layout.stack} aria-labelledby="who">
				<h2 id="who">Who has which</h2>
				<ul className={styles.holdings}>
					{groups.map((holding) => (
						<Holders key={holding.words} holding={holding} />
					))}
				</ul>
			</section>
			<section className={layout.stack} aria-labelledby="may">
				<h2 id="may">What each may do</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
				<div className={list.scroll} role="region" aria-label="Table of permissions" tabIndex={0}>
					<table className={list.table}>
						<thead>
							<tr>
								<th scope="col">Tab</th>
								<th scope="col">What it allows</th>
								{groups.map(({ words }) => (
									<th key={words} scope="col">
										{words}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{adminTabs.map((tab) => (
								<tr key={tab.path}>
									<td>
										<Link to={adminPath(tab)}>{tab.label}</Link>
									</td>
									<td>{tab.lets}</td>
									{groups.map(({ words, example }) => (
										<td key={words}>
											{tabsFor(example).some(({ path }) => path === tab.path) ? (
												<Badge icon={CircleCheck} tone="good">
													Yes
												</Badge>
											) : (
												DASH
											)}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</section>
		</>
	);
}

const MOST_NAMED = 20;

function Holders({ holding: { words, means, names } }: { holding: Holding }) {
	return (
		<li className={styles.holding}>
			<h3>{words}</h3>
			<p>{means}</p>
			<p className={`${layout.soft} ${layout.small}`}>
				{names.length > MOST_NAMED ? `${thousands(names.length)} people` : names.join(', ') || 'Nobody'}
			</p>
		</li>
	);
}
