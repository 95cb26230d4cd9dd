import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeInLink } from '#domain/exchange/code-parts.ts';
import { paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const LinkedTrip = lazyPart(() => import('./LinkedTrip.tsx'), 'LinkedTrip');

/** A whole trip carried in the address, as a QR code links to it; previewed first, like a file. */
export function TripInLink() {
	const code = codeInLink(useLocation().hash);
	return code === null ? null : <Arriving key={code} code={code} />;
}

function Arriving({ code }: { code: string }) {
	const navigate = useNavigate();
	const [reading] = useState(() =>
		insistOn(() => import('./read-file.ts')).then(({ readCode }) => readCode(code)),
	);
	return (
		<Suspense fallback={null}>
			<LinkedTrip reading={reading} onClose={() => void navigate(paths.tripPlanner, { replace: true })} />
		</Suspense>
	);
}
