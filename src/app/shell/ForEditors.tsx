import { Suspense } from 'react';
import { isEditor } from '#domain/accounts/roles.ts';
import { useSession } from '#session/session.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const Links = lazyPart(() => import('./EditorLinks.tsx'), 'EditorLinks');

/** Links for editors, fetched only for them. */
export function ForEditors({ className }: { className?: string | undefined }) {
	const { account } = useSession();
	if (!account || !isEditor(account)) return null;
	return (
		<Suspense>
			<Links className={className} />
		</Suspense>
	);
}
