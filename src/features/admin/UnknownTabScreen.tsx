import { TriangleAlert } from 'lucide-react';
import { adminHome } from '#domain/admin/tabs.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';

/** For back-office addresses that match no tab (§8). */
export function UnknownTabScreen() {
	return (
		<>
			<h1>Unknown tab</h1>
			<Banner icon={TriangleAlert} tone="bad" live="alert">
				<b>This tab does not exist.</b> If a link brought you here, please contact a developer.
			</Banner>
			<p>
				<Link to={adminHome}>Back to the Dashboard</Link>
			</p>
		</>
	);
}
