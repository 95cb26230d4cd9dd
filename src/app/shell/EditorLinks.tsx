import { adminPath, tabsFor } from '#domain/admin/tabs.ts';
import { useSession } from '#session/session.ts';

/** The tabs of the back office that this account may open (§6). They are documents of a separate app. */
export function EditorLinks({ className }: { className?: string | undefined }) {
	const { account } = useSession();
	return tabsFor(account).map((tab) => (
		<a key={tab.path} href={adminPath(tab)} className={className}>
			{tab.label}
		</a>
	));
}
