import { lazy, Suspense } from 'react';
import { isEditor } from '#domain/accounts/roles.ts';
import { useSession } from '#session/session.ts';

const Links = lazy(() => import('./EditorLinks.tsx').then(({ EditorLinks }) => ({ default: EditorLinks })));

/** What only editors find there, fetched for them alone. */
export function ForEditors({ className }: { className?: string | undefined }) {
	const { account } = useSession();
	if (!account || !isEditor(account)) return null;
	return (
		<Suspense>
			<Links className={className} />
		</Suspense>
	);
}
