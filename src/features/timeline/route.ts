export { TimelineScreen as Component } from './TimelineScreen.tsx';
