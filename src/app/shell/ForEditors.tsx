import { lazy, Suspense } from 'react';
import { isEditor } from '#domain/accounts/roles.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { useSession } from '#session/session.ts';

const Links = lazy(() =>
	insistOn(async () => ({ default: (await import('./EditorLinks.tsx')).EditorLinks })),
);

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
