import type { LoaderFunctionArgs } from 'react-router-dom';
import { openShared, type SharedView } from './open-shared.ts';

export { SharedTripScreen as Component } from './SharedTripScreen.tsx';

/** The page of a view-only link. */
export interface SharedPage {
	title: string;
	/** Comes later: until then the page shows its shape. */
	opened: Promise<SharedView>;
}

/** Asks for the trip behind the link of the address; the page is shown at once. */
export function loader({ params }: LoaderFunctionArgs): SharedPage {
	return { title: 'A shared trip', opened: openShared(params.token ?? '') };
}
