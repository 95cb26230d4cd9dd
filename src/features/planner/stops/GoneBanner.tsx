import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#ui/Banner.tsx';

interface Props {
	name: string;
	/** What happens to the input. */
	children: ReactNode;
}

/** Says in a form about a stop that the stop was removed elsewhere while the form was open. */
export function GoneBanner({ name, children }: Props) {
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{`${name} is no longer on the trip.`}</strong> {children}
		</Banner>
	);
}
