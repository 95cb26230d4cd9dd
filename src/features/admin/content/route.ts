export { ContentScreen as Component } from './ContentScreen.tsx';

export const loader = () => ({ title: 'Export and Import' });
