export { NotFoundScreen as Component } from './NotFoundScreen.tsx';

/** The title of an address that leads nowhere. */
export const loader = () => ({ title: 'Page Not Found' });
